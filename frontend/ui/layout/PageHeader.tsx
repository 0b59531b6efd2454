import type { ReactNode } from 'react';
import { useTitle } from '../hooks/useTitle.ts';

interface PageHeaderProps {
  title: string;
  /** A line or two on what this screen is for. */
  description?: ReactNode;
  /** The main action, one at most. */
  action?: ReactNode;
  /** A breadcrumb, or a few words above the title. */
  above?: ReactNode;
}

/** The head of a screen with its one h1, which also names the browser's tab. */
export function PageHeader({ title, description, action, above }: PageHeaderProps) {
  useTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
      <div className="min-w-0 max-w-prose">
        {above && <div className="mb-2 text-small text-muted">{above}</div>}
        <h1 className="text-heading font-semibold">{title}</h1>
        {description && <p className="mt-1.5 text-muted">{description}</p>}
      </div>
      {action && <div className="flex-none">{action}</div>}
    </header>
  );
}
