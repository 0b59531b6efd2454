import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { Mark } from '#frontend/ui/layout/Logo.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { FlightCanvas } from '../canvas/FlightCanvas.tsx';

/** The evergreen half of the sign-in screens, the same in both themes. There is no room for it on small screens. */
export function BrandPanel() {
  return (
    <aside
      aria-label={`About ${PRODUCT}`}
      className="sticky top-0 hidden h-dvh flex-col justify-between overflow-hidden bg-brand p-10 text-on-brand scheme-light lg:flex xl:p-14"
    >
      <FlightCanvas />
      <Link
        to={PATHS.home}
        className="relative inline-flex items-center gap-2 self-start rounded-control outline-on-brand"
      >
        <Mark className="size-7" />
        <span className="text-title font-semibold tracking-tight">{PRODUCT}</span>
      </Link>
      <div className="relative max-w-105 pr-8">
        <p className="text-display font-semibold text-balance">Start your career here.</p>
        <p className="mt-5 text-lead text-on-brand/85">
          Find internships, jobs and projects that match your skills, and people who can help you get there.
        </p>
      </div>
    </aside>
  );
}
