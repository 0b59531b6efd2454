import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#frontend/ui/style/cx.ts';

/** Views of a list, each with an address of its own. On a phone a long row is pushed sideways within itself. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="-mx-4 mb-1 overflow-x-auto px-4 md:mx-0 md:mb-4 md:px-0">
      <ul className="flex gap-1 border-b border-line">{children}</ul>
    </nav>
  );
}

interface LinkTabProps {
  label: string;
  to: string;
  current: boolean;
}

export function LinkTab({ label, to, current }: LinkTabProps) {
  return (
    <li className="flex">
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className={cx(
          '-mb-px flex min-h-11 items-center border-b-2 px-3 text-small whitespace-nowrap tabular-nums',
          current ? 'border-brand font-medium text-text' : 'border-transparent text-muted hover:text-text',
        )}
      >
        {label}
      </Link>
    </li>
  );
}
