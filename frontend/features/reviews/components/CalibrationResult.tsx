import type { ReactNode, Ref } from 'react';
import { RUBRIC_CRITERIA, SCORE } from '#shared/core/rubric.ts';
import type { Calibration } from '#shared/features/reviews/schema.ts';
import { offInWords } from '../reviewWords.ts';

interface CalibrationResultProps {
  title: string;
  result: Calibration;
  headingRef?: Ref<HTMLHeadingElement>;
  /** What comes next. */
  children?: ReactNode;
}

/** How far the user was off on a reference project, criterion by criterion, and why it has its scores. */
export function CalibrationResult({ title, result, headingRef, children }: CalibrationResultProps) {
  return (
    <section className="flex max-w-200 flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <header>
        <h2 ref={headingRef} tabIndex={-1} className="text-lead font-semibold wrap-anywhere outline-none">
          {title}
        </h2>
        <p className="font-medium">{`${offInWords(result.overallOff)}.`}</p>
      </header>
      <ul aria-label={`Scores of ${title}`} className="divide-y divide-line border-y border-line">
        {result.criteria.map(({ criterion, score, expected, reason }) => (
          <li key={criterion} className="py-3 text-small">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-medium">{RUBRIC_CRITERIA[criterion].label}</h3>
              <p className="tabular-nums">
                {`You ${score}, reference ${expected} of ${SCORE.max}`}
                <span className="ml-2 font-medium">{apartInWords(score - expected)}</span>
              </p>
            </div>
            <p dir="auto" className="mt-1 max-w-prose wrap-anywhere text-muted">
              {reason}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** `same`, `1 higher`, `2 lower`. */
const apartInWords = (apart: number): string => {
  if (apart === 0) return 'same';
  return `${Math.abs(apart)} ${apart > 0 ? 'higher' : 'lower'}`;
};
