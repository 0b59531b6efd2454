import { PATHS } from '#frontend/core/paths.ts';
import { SentParts } from '#frontend/parts/profile/SentParts.tsx';
import { sentParts } from '#frontend/parts/profile/sentParts.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';

interface SentProfileProps {
  sent: Parameters<typeof sentParts>[0];
  company: string;
}

/** The profile as those see it who review the application: sections that are only for the user are not in it. */
export function SentProfile({ sent, company }: SentProfileProps) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lead font-semibold">
          What <bdi>{company}</bdi> will see
        </h3>
        <span className="text-small">
          <TextLink to={PATHS.profile}>Edit profile</TextLink>
        </span>
      </div>
      <SentParts parts={sentParts(sent)} />
      <p className="text-fine text-muted">
        Your profile as it is now. Later changes don’t reach this application. Sections that only you can see
        aren’t included.
      </p>
    </section>
  );
}
