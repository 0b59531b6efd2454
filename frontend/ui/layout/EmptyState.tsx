import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What there is none of, or what will be here. */
  title: string;
  icon?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** `h3` inside a card, `h2` in place of a whole list, `h1` for a whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}

/** Says what will be here and offers the next step. */
export function EmptyState({ title, icon, action, heading: Heading = 'h3', children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 flex size-12 items-center justify-center rounded-full bg-brand-soft text-brand [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="text-lead font-semibold">{title}</Heading>
      {children && <div className="mt-1 max-w-form text-small text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
