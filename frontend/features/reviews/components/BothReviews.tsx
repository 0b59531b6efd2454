import type { ReactNode } from 'react';
import { resultInWords } from '#frontend/parts/reviews/words.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA, SCORE } from '#shared/core/rubric.ts';

/** How far apart two scores of a criterion are before it is said. */
const FAR_APART = 2;

interface BothReviewsProps {
  own: ReviewOutcome;
  others: readonly ReviewOutcome[];
}

/** The user’s own review beside the others, criterion by criterion. */
export function BothReviews({ own, others }: BothReviewsProps) {
  const reviews = [{ ...own, reviewer: 'You' }, ...others];
  return (
    <section aria-label="All reviews" className="rounded-card border border-line bg-raised">
      <Line title="Result">
        {reviews.map((review) => (
          <Said key={review.id} by={review.reviewer} revised={review.revised} what={resultInWords(review)}>
            {review.feedback}
          </Said>
        ))}
      </Line>
      {CRITERION_IDS.map((criterion) => {
        const given = reviews.flatMap(({ id, reviewer, rubricScores }) => {
          const scored = rubricScores.find((one) => one.criterion === criterion);
          return scored ? [{ id, reviewer, ...scored }] : [];
        });
        const scores = given.map(({ score }) => score);
        const apart = Math.max(...scores) - Math.min(...scores);
        return (
          <Line
            key={criterion}
            title={RUBRIC_CRITERIA[criterion].label}
            note={apart >= FAR_APART ? `${apart} apart` : ''}
          >
            {given.map(({ id, reviewer, score, comment }) => (
              <Said key={id} by={reviewer} what={`${score} of ${SCORE.max}`}>
                {comment}
              </Said>
            ))}
          </Line>
        );
      })}
    </section>
  );
}

function Line({ title, note = '', children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="border-b border-line p-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-2 text-small font-semibold">
        <span>{title}</span>
        {note !== '' && <Badge tone="warning">{note}</Badge>}
      </h3>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-flow-col sm:auto-cols-fr">{children}</div>
    </div>
  );
}

interface SaidProps {
  by: string;
  what: string;
  revised?: boolean;
  children: string;
}

function Said({ by, what, revised = false, children }: SaidProps) {
  return (
    <div className="min-w-0 text-small">
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi className="text-muted">{by}</bdi>
        <span className="font-medium tabular-nums">{what}</span>
        {revised && <Badge size="small">Revised</Badge>}
      </p>
      {children !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-muted">
          {children}
        </p>
      )}
    </div>
  );
}
