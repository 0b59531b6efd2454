import { Link } from 'react-router-dom';
import { ChevronRightIcon } from '../style/icons.ts';

interface Crumb {
  label: string;
  to: string;
}

/** The path to this screen. The screen itself comes last, unlinked. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small text-muted">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-1.5">
            <Link to={to} className="rounded-tick py-1 underline-offset-4 hover:text-text hover:underline">
              {label}
            </Link>
            <ChevronRightIcon aria-hidden="true" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-text">
          {current}
        </li>
      </ol>
    </nav>
  );
}
