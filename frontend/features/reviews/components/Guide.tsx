import type { ReactNode } from 'react';
import { RUBRIC_CRITERIA, type RubricCriterion } from '#shared/core/rubric.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';
import { anchorsOf } from '../rubric.ts';
import { Anchors } from './Anchors.tsx';

interface GuideProps {
  rubric: Rubric;
  /** The criterion in hand. */
  criterion: RubricCriterion;
  /** The score that it has. */
  chosen: string;
  /** The project that is reviewed. */
  children?: ReactNode;
}

/** Beside the form: what the scores of the criterion in hand mean, and the project. */
export function Guide({ rubric, criterion, chosen, children }: GuideProps) {
  const { label } = RUBRIC_CRITERIA[criterion];
  return (
    <div className="flex flex-col gap-8">
      <section className="rounded-card border border-line bg-raised p-4">
        <h2 className="px-2 text-body font-semibold">{label}</h2>
        <p className="px-2 pb-2 text-fine text-muted">
          What each score means, rubric version {rubric.version}
        </p>
        <Anchors label={label} anchors={anchorsOf(rubric, criterion)} chosen={chosen} />
      </section>
      {children}
    </div>
  );
}
