import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../layout/Skeleton.tsx';

interface StatProps {
  label: string;
  /** The figure; undefined while it is loading. */
  value: ReactNode;
  /** What it counts, or what changed, in a few words. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** The list behind the figure. */
  to?: string | undefined;
}

/** One figure with its name, in a `<StatList>`. */
export function Stat({ label, value, hint, icon, to }: StatProps) {
  return (
    <div className="relative flex flex-col bg-raised px-5 py-3.5">
      <dt className="flex items-center justify-between gap-3 text-small text-muted [&_svg]:size-4.5">
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
        )}
        {icon}
      </dt>
      <dd className="mt-0.5 text-heading font-semibold tabular-nums">
        {value === undefined ? <Skeleton className="my-1 h-7 w-12" /> : value}
      </dd>
      {hint && <dd className="text-fine text-muted">{hint}</dd>}
    </div>
  );
}

/** Figures side by side, parted by hairlines, like the head of a report. */
export function StatList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line [&>:last-child:nth-child(odd)]:col-span-2 lg:flex lg:*:flex-1"
    >
      {children}
    </dl>
  );
}
