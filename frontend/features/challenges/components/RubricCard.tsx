import { fullDayIn } from '#frontend/parts/calendar/time.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { CHALLENGE_SCORE } from '#shared/features/challenges/rules.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import { shareOf } from '../words.ts';

interface RubricCardProps {
  challenge: PublicChallenge;
  /** The reader's zone; visitors see the host's. */
  zone: string;
}

/** By what entries are judged. From the opening on it is frozen, and everyone can check that it still is what it was. */
export function RubricCard({ challenge: { rubric, frozen }, zone }: RubricCardProps) {
  return (
    <Card
      title="How entries are judged"
      description={`Judges score each criterion from ${CHALLENGE_SCORE.min} to ${CHALLENGE_SCORE.max}.`}
    >
      {rubric.length === 0 ? (
        <p className="text-small text-muted">There are no criteria yet.</p>
      ) : (
        <ul aria-label="Criteria" className="divide-y divide-line border-y border-line text-small">
          {rubric.map(({ id, name, description, weight }) => (
            <li key={id} className="flex flex-col gap-1 py-3">
              <p className="flex justify-between gap-4 font-medium">
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{name}</bdi>
                </span>
                <span className="flex-none tabular-nums">{shareOf(weight, rubric)}</span>
              </p>
              {description !== '' && (
                <p dir="auto" className="max-w-prose whitespace-pre-line text-muted wrap-anywhere">
                  {description}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {frozen && <Frozen {...frozen} zone={zone} />}
    </Card>
  );
}

interface FrozenProps extends NonNullable<PublicChallenge['frozen']> {
  zone: string;
}

function Frozen({ canonical, sha256, at, zone }: FrozenProps) {
  return (
    <div className="mt-4 flex flex-col gap-2 text-small">
      <p>
        <time dateTime={at}>{`Frozen on ${fullDayIn(at, zone)}`}</time>
      </p>
      <p className="text-muted">SHA-256 of the rubric, which is in the audit log as well:</p>
      <p className="rounded-control bg-sunken px-3 py-2 font-mono text-fine break-all">{sha256}</p>
      <details>
        <summary className="w-fit cursor-pointer rounded-tick py-1 font-medium text-brand">
          How to check it
        </summary>
        <div className="mt-2 flex flex-col gap-2">
          <p className="max-w-prose text-muted">
            This is the exact text that was frozen. Save it without a line break at its end, compute its
            SHA-256, for example with sha256sum or shasum -a 256, and compare. The same hash means that not
            one character has changed.
          </p>
          <p className="rounded-control bg-sunken px-3 py-2 font-mono text-fine break-all">{canonical}</p>
        </div>
      </details>
    </div>
  );
}
