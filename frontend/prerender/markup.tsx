import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/** The markup of something, as React would leave it in `#root` at an address. */
export const markupOf = async (content: ReactNode, address: string): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>{content}</StaticRouter>
    </StrictMode>,
    {
      // React would put what is long behind an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const markup = await new Response(prelude as BodyInit).text();
  if (errors.length > 0) throw errors[0];
  return markup;
};
