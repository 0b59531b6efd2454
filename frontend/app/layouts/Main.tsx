import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PageSkeleton } from '#frontend/core/page/PageSkeleton.tsx';
import { isReturning } from '#frontend/core/session/arrival.ts';
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx';
import { rememberPositions, returnToPosition } from './returnPosition.ts';

/** Where SkipLink leads. */
export const MAIN_ID = 'content';

/** The path of the screen that was shown last, in any of the layouts. */
let shown: string | undefined;

/**
 * The part of a layout that changes with the address. After a change of screen, also of one in another layout, it gets
 * the focus, so that keyboards and screen readers start there, and the page starts at its top. The back button restores
 * the position, and so does signing in: the browser's own restoration gives up where content arrives late.
 */
export function Main({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);

  // Before the next screen is painted: what was scrolled until then was the screen before it.
  useLayoutEffect(() => rememberPositions(pathname + search), [pathname, search]);

  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return undefined;
    main.current?.focus({ preventScroll: true });
    if (navigation === 'POP') return returnToPosition(pathname + search);
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname, search, navigation]);

  const returning = isReturning(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on arrival
  useEffect(() => (returning ? returnToPosition(pathname + search) : undefined), [returning]);

  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={className}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
}
