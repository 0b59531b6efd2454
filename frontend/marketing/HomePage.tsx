import { PATHS } from '#frontend/app/paths.ts';
import { ButtonLink } from '#frontend/ui/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/useTitle.ts';
import { PRODUCT } from '#shared/product.ts';
import { StatusLegend } from './StatusLegend.tsx';

/** The front door. Plain until the public pages have their issue. */
export function HomePage() {
  useTitle('');
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-20 px-4 py-12 md:px-6 md:py-24 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <h1 className="text-display font-semibold">Your first steps out of the nest, well chosen.</h1>
        <p className="mt-6 max-w-prose text-lead text-muted">
          {PRODUCT} brings together internships, jobs and live projects, shows which of them ask for what you
          can do, and keeps track of where each application stands.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={PATHS.auth} variant="primary" size="large">
            Get Started
          </ButtonLink>
          <ButtonLink to={PATHS.explore} size="large">
            Explore opportunities
          </ButtonLink>
        </div>
        <p className="mt-6 text-small text-muted">Free for students and mentors.</p>
      </div>
      <StatusLegend />
    </div>
  );
}
