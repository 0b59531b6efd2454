import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** Renders the content at once after all. */
  now?: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders much content without blocking the page: what stands in for it is shown first, and React renders the content
 * behind it in small steps. What changes later is rendered at once.
 */
export function Deferred({ now = false, fallback, children }: DeferredProps) {
  const ready = useDeferredValue(true, now);
  return ready ? children : fallback;
}
