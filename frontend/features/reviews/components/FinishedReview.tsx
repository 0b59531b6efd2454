import { useState } from 'react';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { OutcomeView } from '#frontend/parts/reviews/OutcomeView.tsx';
import { timeLeftInWords } from '#frontend/parts/reviews/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { agreementInWords } from '../reviewWords.ts';
import { BothReviews } from './BothReviews.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { RevisionForm } from './RevisionForm.tsx';

export interface FinishedReviewProps {
  review: Review;
  own: ReviewOutcome;
}

/** A review that the user handed in, beside the others, with the one revision where they disagree. */
export function FinishedReview({ review, own }: FinishedReviewProps) {
  const { others, reviseUntil } = review;
  const [revising, setRevising] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      {others.map((other) => (
        <p key={other.id} role="status" className="font-medium">
          {agreementInWords(own, other)}
        </p>
      ))}
      {reviseUntil !== null && !revising && (
        <ReviseNotice until={reviseUntil} onRevise={() => setRevising(true)} />
      )}
      <h2 className="-mb-4 text-lead font-semibold">
        {others.length > 0 ? 'The reviews side by side' : 'What you handed in'}
      </h2>
      {others.length > 0 && <BothReviews own={own} others={others} />}
      {revising ? (
        <RevisionForm review={review} own={own} onRevised={() => setRevising(false)} />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
          {others.length === 0 && <OutcomeView outcome={own} title="Your review" />}
          <div className="flex flex-col gap-6">
            <ProjectFacts review={review} />
          </div>
        </div>
      )}
    </div>
  );
}

function ReviseNotice({ until, onRevise }: { until: string; onRevise: () => void }) {
  const zone = useTimeZone();
  return (
    <Notice
      tone="warning"
      title="You can revise your review once"
      action={
        <Button size="small" variant="primary" onClick={onRevise}>
          Revise review
        </Button>
      }
    >
      <p>
        Read the other review first. Keep your scores where you still find them right: if you both do, a third
        mentor reads the project.
      </p>
      <p className="mt-1 font-medium tabular-nums">
        {`${timeLeftInWords(until, serverNow())}, until ${momentIn(until, zone)}`}
      </p>
    </Notice>
  );
}
