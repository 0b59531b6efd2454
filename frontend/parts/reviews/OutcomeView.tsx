import type { ReactNode } from 'react';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA, SCORE } from '#shared/core/rubric.ts';
import { resultInWords } from './words.ts';

interface OutcomeViewProps {
  outcome: ReviewOutcome;
  /** Instead of the reviewer’s name: 'Your review'. */
  title?: string;
  /** Beside the title. */
  actions?: ReactNode;
}

/** A finished review: the result, each criterion with its score and comment, and the feedback. */
export function OutcomeView({ outcome, title, actions }: OutcomeViewProps) {
  const { reviewer, finishedAt, rubricVersion, feedback, revised, voidReason } = outcome;
  // Each review asks in an order of its own; side by side they are read in one.
  const rubricScores = CRITERION_IDS.flatMap((id) =>
    outcome.rubricScores.filter((one) => one.criterion === id),
  );
  return (
    <article className="flex min-w-0 flex-col gap-4 text-small">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="flex flex-wrap items-center gap-2 text-body font-semibold">
            <bdi>{title ?? reviewer}</bdi>
            {revised && <Badge>Revised</Badge>}
          </h3>
          <p className="text-muted tabular-nums">
            {resultInWords(outcome)} · <Moment at={finishedAt} as="day" /> · rubric version {rubricVersion}
          </p>
        </div>
        {actions}
      </header>
      {voidReason !== '' && (
        <Notice tone="warning" title="This review doesn’t count any more">
          <p dir="auto">{voidReason}</p>
        </Notice>
      )}
      <dl className="divide-y divide-line border-y border-line">
        {rubricScores.map(({ criterion, score, comment }) => (
          <div key={criterion} className="py-3">
            <dt className="flex items-baseline justify-between gap-3 font-medium">
              <span>{RUBRIC_CRITERIA[criterion].label}</span>
              <span className="flex-none tabular-nums">
                {score} of {SCORE.max}
              </span>
            </dt>
            {comment !== '' && (
              <dd dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-muted">
                {comment}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <section>
        <h4 className="font-semibold">Feedback</h4>
        <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
          {feedback}
        </p>
      </section>
    </article>
  );
}
