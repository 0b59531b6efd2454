import type { SentPart } from './sentParts.ts';

/** What an application sent of a profile, part by part. */
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
