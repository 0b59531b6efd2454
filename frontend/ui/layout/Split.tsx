import type { ReactNode, RefCallback } from 'react';
import { cx } from '../style/cx.ts';

interface SplitProps {
  /** Measures the content; from usePaneRoom. */
  box: RefCallback<HTMLElement>;
  list: ReactNode;
  /** What is open; without it, the list has the whole width. */
  detail: ReactNode;
  /** Names the pane for screen readers: 'Selected message'. */
  label: string;
  /** Another item starts at its top. */
  detailKey?: string | undefined;
  className?: string;
}

/** A list with a detail pane, 416 to the rest. Under 880 px of content the pane is hidden: see ListWithDetail. */
export function Split({ box, list, detail, label, detailKey, className }: SplitProps) {
  const paned = Boolean(detail);
  return (
    <div ref={box} className={cx('@container', className)}>
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-x-6',
          paned && '@split:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]',
        )}
      >
        {list}
        {paned && (
          <section
            key={detailKey}
            aria-label={label}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-raised p-8 [scrollbar-gutter:stable] has-data-fills:overflow-hidden has-data-fills:p-0 has-data-fills:[scrollbar-gutter:auto] @max-split:hidden noscript:hidden"
          >
            {/* The section is another one for each item: what is in it comes in with a short movement. */}
            <div className="animate-rise">{detail}</div>
          </section>
        )}
      </div>
    </div>
  );
}
