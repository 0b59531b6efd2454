/** Where each address of this visit was scrolled to. */
const positions = new Map<string, number>();

/**
 * Remembers where the screen of an address is scrolled to, from when it is shown until the returned function is called.
 * After Back or Forward the browser scrolls before the next screen is shown: such a position belongs to neither.
 */
export const rememberPositions = (address: string): (() => void) => {
  const signal = new AbortController();
  const options = { passive: true, signal: signal.signal };
  window.addEventListener('scroll', () => positions.set(address, window.scrollY), options);
  const leave = () => location.pathname + location.search !== address && signal.abort();
  window.addEventListener('popstate', leave, options);
  return () => signal.abort();
};

/** How long the content of a screen may take until it is as long as it was. */
const PATIENCE_MS = 3000;

/**
 * Scrolls to where an address was when the user left it. Content that arrives late may make the page long enough only
 * after a while; a user who scrolls meanwhile stays where they are. Returns how to stop.
 */
export const returnToPosition = (address: string): (() => void) | undefined => {
  const top = positions.get(address);
  if (!top) return undefined;
  const signal = new AbortController();
  const stop = () => signal.abort();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  signal.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, { signal: signal.signal, passive: true, capture: true });
  observer.observe(document.body);
  window.setTimeout(stop, PATIENCE_MS);
  return stop;
};
