import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../style/cx.ts';

interface WaitingBadgeProps {
  /** As far as they are counted; nothing is shown for 0, or before it is known. */
  count: number | undefined;
  /** There are more than were counted. */
  more?: boolean | undefined;
  /** On the rail of icons. */
  compact: boolean;
}

/** How many entries of a queue wait, beside the link to it. */
export function WaitingBadge({ count = 0, more = false, compact }: WaitingBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'rounded-full bg-brand-soft px-2 text-fine font-medium text-brand tabular-nums',
        compact ? 'absolute -top-0.5 right-0 px-1.5' : 'ml-auto',
      )}
    >
      {`${count}${more ? '+' : ''}`}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
