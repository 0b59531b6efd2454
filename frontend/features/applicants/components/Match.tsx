import { cx } from '#frontend/ui/style/cx.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { MATCH_PARTS } from '#shared/features/applicants/rules.ts';

const LABELS = { skills: 'Skills', experience: 'Experience', education: 'Education', location: 'Location' };

/** How many must-haves are met, and the match; words in place of numbers for an unscored review. */
export function MatchWords({ applicant }: { applicant: Applicant }) {
  const { unscored, match, mustHaves } = applicant;
  if (unscored) return <span className="text-small text-muted">Asked for a review without a number</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-small">
      {mustHaves && mustHaves.of > 0 && (
        <span className="font-medium">
          {mustHaves.met} of {mustHaves.of} must-haves
        </span>
      )}
      <span className="text-muted tabular-nums">
        {typeof match === 'number' ? `${match}% match` : 'Not enough data for a match'}
      </span>
    </span>
  );
}

/** The four parts of the match, each as a bar with its number. Nothing for an unscored review. */
export function MatchParts({ applicant: { parts } }: { applicant: Applicant }) {
  if (!parts) return null;
  return (
    <ul aria-label="Parts of the match" className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
      {MATCH_PARTS.map((part) => {
        const score = parts[part];
        return (
          <li key={part}>
            <div className="flex justify-between gap-2 text-fine">
              <span className="text-muted">{LABELS[part]}</span>
              <span className="tabular-nums">{score === null ? 'Unknown' : score}</span>
            </div>
            <progress
              aria-hidden="true"
              max={100}
              value={score ?? 0}
              className={cx(
                'mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-neutral-soft [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-neutral-soft [&::-webkit-progress-value]:bg-brand',
                score === null && 'opacity-50',
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}
