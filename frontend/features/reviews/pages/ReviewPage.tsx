import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { timeLeftInWords } from '#frontend/parts/reviews/words.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { useReview } from '../api.ts';
import type { FinishedReviewProps } from '../components/FinishedReview.tsx';
import type { NoReviewProps } from '../components/NoReview.tsx';
import { MessageStudent, ReleaseButton, ReportStudent } from '../components/ReviewActions.tsx';
import { ReviewForm } from '../components/ReviewForm.tsx';
import { ReviewHeader as Header } from '../components/ReviewHeader.tsx';
import { ORDINAL_TEXTS } from '../reviewWords.ts';

const FinishedReview = lazyPart<FinishedReviewProps>(async () => ({
  default: (await import('../components/FinishedReview.tsx')).FinishedReview,
}));

const NoReview = lazyPart<NoReviewProps>(async () => ({
  default: (await import('../components/NoReview.tsx')).NoReview,
}));

/** `/dashboard/mentor/projects/:id`: a claimed review with its form, or a finished one beside the others. */
export default function ReviewPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useReview(id);
  if (errorCode(error) === 'not_found') return <Missing />;
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h1"
        title="We couldn’t load this review"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  // The form begins with the draft as it is now, not as it was when it was last looked at.
  if (!data || !isFetchedAfterMount)
    return (
      <>
        <Header title="Review" />
        <Skeleton className="h-160 w-full rounded-card" />
      </>
    );
  if (data.own) return <Finished review={data} own={data.own} />;
  if (data.status !== 'claimed' || data.claimedUntil === null) return <Missing review={data} />;
  return (
    <>
      <Header
        title={data.title}
        description={<Claim review={data} until={data.claimedUntil} />}
        action={
          <>
            <ReportStudent review={data} />
            <MessageStudent review={data} />
            <ReleaseButton id={id} />
          </>
        }
      />
      <ReviewForm
        key={id}
        review={data}
        onFinished={() => toast({ title: 'Review finished', description: data.title })}
      />
    </>
  );
}

function Claim({ review: { student, ordinal }, until }: { review: Review; until: string }) {
  const zone = useTimeZone();
  return (
    <>
      <span>{inOneLine([student.name, ORDINAL_TEXTS[ordinal]])}</span>
      <span className="block text-small font-medium text-warning tabular-nums">
        {`${timeLeftInWords(until, serverNow())}, until ${momentIn(until, zone)}`}
      </span>
    </>
  );
}

function Finished({ review, own }: { review: Review; own: NonNullable<Review['own']> }) {
  const { title, student, ordinal } = review;
  return (
    <>
      <Header
        title={title}
        description={inOneLine([student.name, ORDINAL_TEXTS[ordinal]])}
        action={
          <>
            <ReportStudent review={review} />
            <MessageStudent review={review} />
          </>
        }
      />
      <Suspense fallback={<Skeleton className="h-160 w-full rounded-card" />}>
        <FinishedReview review={review} own={own} />
      </Suspense>
    </>
  );
}

/** In place of the form of a review that the user has not claimed, or may not see. */
function Missing({ review }: NoReviewProps) {
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
      <NoReview review={review} />
    </Suspense>
  );
}
