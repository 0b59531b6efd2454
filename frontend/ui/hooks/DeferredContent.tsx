import { type ReactNode, useDeferredValue } from 'react';

interface DeferredContentProps {
  /** Renders the content at once after all. */
  now?: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders much content without blocking the page: shows `fallback` first, while React renders the content in small
 * steps. Later changes are rendered at once.
 */
export function DeferredContent({ now = false, fallback, children }: DeferredContentProps) {
  const ready = useDeferredValue(true, now);
  return <>{ready ? children : fallback}</>;
}
