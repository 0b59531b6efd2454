import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';

/** How many entries of a queue wait, beside the link to it. `compact` on the rail of icons. */
export function WaitingBadge({ count, compact }: { count: string; compact: boolean }) {
  return (
    <span
      className={cx(
        'rounded-full bg-brand-soft px-2 text-fine font-medium text-brand tabular-nums',
        compact ? 'absolute -top-0.5 right-0 px-1.5' : 'ml-auto',
      )}
    >
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
