import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { PATHS } from '../paths.ts';
import { EmptyIllustration } from './EmptyIllustration.tsx';

/** Any path that leads nowhere. The two sentences are the spec's (point 2). */
export function NotFound() {
  useTitle('404 Page Not Found');
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-4 py-16 text-center md:py-24">
      <EmptyIllustration />
      <h1 className="mt-8 text-heading font-semibold">404 Page Not Found</h1>
      <p className="mt-2 text-muted">Did you forget to add the page to the router?</p>
      <p className="mt-1 text-muted">If you followed a link, it may be out of date.</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to={PATHS.home} variant="primary">
          Go home
        </ButtonLink>
        <ButtonLink to={PATHS.explore}>Explore opportunities</ButtonLink>
      </div>
    </div>
  );
}
