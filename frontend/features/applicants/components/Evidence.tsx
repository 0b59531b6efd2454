import type { Evidence as Line, Receipt } from '#shared/core/match-receipt.ts';
import { MATCH_PARTS } from '#shared/features/applicants/rules.ts';
import { mustHaves } from '#shared/features/matching/must-haves.ts';
import { toEmployer } from '#shared/features/matching/receipt-words.ts';

const LABELS = { skills: 'Skills', experience: 'Experience', education: 'Education', location: 'Location' };

/** The receipt of the match that was sent, as employers read it: the evidence first, then the numbers. */
export function Evidence({ receipt }: { receipt: Receipt }) {
  const { met, of } = mustHaves(receipt);
  const asked = MATCH_PARTS.filter((part) => receipt.parts[part].weight > 0);
  if (asked.length === 0)
    return (
      <p className="text-small text-muted">This posting doesn’t ask for anything that can be compared.</p>
    );
  return (
    <div className="flex flex-col gap-4">
      {of > 0 && (
        <p className="font-semibold">
          Meets {met} of {of} {of === 1 ? 'must-have' : 'must-haves'}
        </p>
      )}
      {asked.map((part) => (
        <Part key={part} label={LABELS[part]} {...receipt.parts[part]} />
      ))}
      <p className="border-t border-line pt-3 text-small">
        <span className="font-semibold tabular-nums">
          {receipt.total === null ? 'Not enough data for a match' : `${receipt.total}% match`}
        </span>{' '}
        <span className="text-muted">
          on the day of the application. Name, age, photo, school and address are never part of it.
        </span>
      </p>
    </div>
  );
}

interface PartProps {
  label: string;
  score: number | null;
  evidence: readonly Line[];
}

function Part({ label, score, evidence }: PartProps) {
  return (
    <section>
      <h4 className="flex justify-between gap-4 text-small font-medium">
        {label}
        <span className="font-normal text-muted tabular-nums">
          {score === null ? 'Not enough data' : `${score} of 100`}
        </span>
      </h4>
      <ul className="mt-1.5 divide-y divide-line rounded-card border border-line text-small">
        {evidence.map(({ claim, profile, posting }) => (
          <li key={claim + posting} className="px-3 py-2">
            <p>{toEmployer(claim)}</p>
            <p className="text-fine text-muted wrap-anywhere">
              {profile === '' ? 'The profile has nothing about it' : `Profile: ${profile}`} · Posting:{' '}
              {posting}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
