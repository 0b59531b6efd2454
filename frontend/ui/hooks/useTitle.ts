import { useEffect } from 'react';
import { isolated } from '#shared/core/isolation.ts';
import { PRODUCT } from '#shared/core/product.ts';

/** Names the screen in the browser's tab and history: 'Explore · Fledge'. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${isolated(title)} · ${PRODUCT}` : PRODUCT;
  }, [title]);
};
