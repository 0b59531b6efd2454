import { cx } from '#frontend/ui/style/cx.ts';
import { SCORES } from '../reviewValues.ts';

interface AnchorsProps {
  /** Names the list: the criterion. */
  label: string;
  /** One sentence for each score, from the lowest. */
  anchors: readonly string[];
  /** The score that is given. */
  chosen?: string;
}

/** What each score of a criterion means, the highest first. */
export function Anchors({ label, anchors, chosen = '' }: AnchorsProps) {
  return (
    <ul aria-label={`What the scores of ${label} mean`} className="flex flex-col gap-1 text-small">
      {SCORES.map((score, index) => ({ score, anchor: anchors[index] }))
        .toReversed()
        .map(({ score, anchor }) => (
          <li
            key={score}
            aria-current={score === chosen || undefined}
            className={cx(
              'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 rounded-control border px-2 py-1.5',
              score === chosen ? 'border-brand bg-brand-soft' : 'border-transparent',
            )}
          >
            <span className="font-semibold tabular-nums">{score}</span>
            <span>{anchor}</span>
          </li>
        ))}
    </ul>
  );
}
