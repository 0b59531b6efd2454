import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { type SentPart, sentParts } from '../sentParts.ts';

interface SentProfileProps {
  sent: Parameters<typeof sentParts>[0];
  company: string;
}

/** The profile as those see it who review the application: sections that are only for the user are not in it. */
export function SentProfile({ sent, company }: SentProfileProps) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lead font-semibold">What {company} will see</h3>
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

export function SentParts({ parts }: { parts: readonly SentPart[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line text-small">
      {parts.map(({ name, lines }) => (
        <div key={name} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
          <dt className="text-muted">{name}</dt>
          {lines.length === 0 && <dd className="text-muted">Not added yet</dd>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
            <dd key={index} className="wrap-anywhere sm:col-start-2">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
