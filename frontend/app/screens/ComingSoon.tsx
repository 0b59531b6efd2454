import { EmptyIllustration } from '#frontend/core/page/EmptyIllustration.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';

/** A placeholder for a screen that is planned but not built yet, with links to existing ones. */
export function ComingSoon({ name }: { name: string }) {
  useTitle(name);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-4 py-16 text-center md:py-24">
      <EmptyIllustration />
      <h1 className="mt-8 text-heading font-semibold">{name}</h1>
      <p className="mt-2 max-w-form text-muted">
        This screen is not here yet: we are still building it. Nothing is broken. Meanwhile there are real
        opportunities to look at.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to={PATHS.explore} variant="primary">
          Explore opportunities
        </ButtonLink>
        <ButtonLink to={PATHS.dashboard}>Go to your dashboard</ButtonLink>
      </div>
    </div>
  );
}
