import { type Ref, useId } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { OutcomeView } from '#frontend/parts/reviews/OutcomeView.tsx';
import { timeLeftInWords, waitedInWords } from '#frontend/parts/reviews/words.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { useReview } from '../api.ts';
import { agreementInWords, ORDINAL_TEXTS } from '../reviewWords.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ReviewActions } from './ReviewActions.tsx';

interface ReviewViewProps {
  id: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The open project of a list. It is loaded by itself: a claim takes it out of the queue. */
export function ReviewView({ id, headingRef }: ReviewViewProps) {
  const { data, error, isFetching, refetch } = useReview(id);
  if (data) return <Loaded review={data} headingRef={headingRef} />;
  if (errorCode(error) === 'not_found')
    return (
      <EmptyState heading="h2" icon={<ProjectsIcon />} title="This project doesn’t wait any more">
        Another mentor reviews it, or its student has withdrawn it.
      </EmptyState>
    );
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this project"
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonRows label="Loading the project…" rows={3} rowClass="py-4">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-3 h-16 w-full" />
    </SkeletonRows>
  );
}

function Loaded({ review, headingRef }: { review: Review; headingRef: Ref<HTMLHeadingElement> }) {
  const heading = useId();
  const { title, student, ordinal, submittedDate, own, others } = review;
  return (
    <article aria-labelledby={heading}>
      <header className="flex min-h-14 flex-col gap-3 border-b border-line pb-4 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-6">
        <div>
          <h2
            id={heading}
            ref={headingRef}
            tabIndex={-1}
            className="text-title font-semibold wrap-anywhere outline-none"
          >
            <bdi>{title}</bdi>
          </h2>
          <p className="text-small text-muted">
            <span>{inOneLine([student.name, ORDINAL_TEXTS[ordinal]])}</span>
            <span> · </span>
            <Moment at={submittedDate} as="day" what="Submitted" />
          </p>
          <Standing review={review} />
        </div>
        <ReviewActions review={review} />
      </header>
      <div className="flex flex-col gap-6 pt-6">
        {own && (
          <>
            {others.map((other) => (
              <p key={other.id} className="text-small font-medium">
                {agreementInWords(own, other)}
              </p>
            ))}
            <OutcomeView outcome={own} title="Your review" />
          </>
        )}
        <ProjectFacts review={review} />
      </div>
    </article>
  );
}

/** How long the project has waited, or how long the claim goes on. */
function Standing({ review: { status, submittedDate, claimedUntil } }: { review: Review }) {
  const zone = useTimeZone();
  const now = serverNow();
  if (claimedUntil !== null)
    return (
      <p className="text-small font-medium text-warning tabular-nums">
        {`${timeLeftInWords(claimedUntil, now)}, until ${momentIn(claimedUntil, zone)}`}
      </p>
    );
  if (status !== 'waiting') return null;
  return <p className="text-small text-muted">{`Waiting ${waitedInWords(submittedDate, now)}`}</p>;
}
