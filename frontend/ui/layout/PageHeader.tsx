import type { ReactNode } from 'react';
import { useTitle } from '../hooks/useTitle.ts';
import { cx } from '../style/cx.ts';

interface PageHeaderProps {
  title: string;
  /** A line or two on what this screen is for. */
  description?: ReactNode;
  /** The main action, and at most two secondary ones before it. */
  action?: ReactNode;
  /** On a phone the actions are in a bar at the bottom of the screen. Give the page room for it: `max-sm:pb-16`. */
  pinned?: boolean;
  /** A phone shows only the title, so that what follows begins near the top. */
  compact?: boolean;
  /** A breadcrumb, or a few words above the title. */
  above?: ReactNode;
}

/** The header of a screen with its one h1, which also names the browser's tab. */
export function PageHeader({
  title,
  description,
  action,
  pinned = false,
  compact = false,
  above,
}: PageHeaderProps) {
  useTitle(title);
  return (
    <header
      className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', compact ? 'md:pb-4' : 'pb-6')}
    >
      <div className="min-w-0 max-w-prose">
        {above && <div className="mb-2 text-small text-muted">{above}</div>}
        <h1 className="text-heading font-semibold">{title}</h1>
        {description && <p className={cx('mt-1.5 text-muted', compact && 'max-md:hidden')}>{description}</p>}
      </div>
      {action && (
        <div
          data-sticky={pinned ? 'bottom' : undefined}
          className={cx(
            'flex max-w-full flex-none flex-wrap gap-3 print:hidden',
            pinned &&
              'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:h-16 max-sm:items-center max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:flex-nowrap max-sm:px-4 max-sm:*:flex-1',
          )}
        >
          {action}
        </div>
      )}
    </header>
  );
}
