import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { useFirstApproval } from '../api.ts';

/** How many users wait for an approval, beside the link to the queue. `compact` on the rail of icons. */
export default function ApprovalCount({ compact }: { compact: boolean }) {
  const count = useFirstApproval().data?.count;
  if (!count) return null;
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
