import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in pixels, kept up to date; 0 before it is known. */
export const useWidth = (): [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(0);
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [box, width];
};
