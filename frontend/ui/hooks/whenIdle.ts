/** The longest that a browser which is never idle keeps the work waiting, in milliseconds. */
const PATIENCE_MS = 5000;
/** Safari has no idle callback. */
const SOON_MS = 1000;

/** Does something when the browser has nothing else to do; returns how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
};
