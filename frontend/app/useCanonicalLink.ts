import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Lets a prerendered page's canonical link follow the address: what a browser shares is that link. */
export const useCanonicalLink = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // Its own address stays as it is: the link may name another host, or the same screen in another spelling.
    if (link && pathname.toLowerCase() !== new URL(link.href).pathname)
      link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
