import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { REFERENCES_PATH, reviewPath } from '#frontend/parts/reviews/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { storeReview, useRefreshReviews } from '../api.ts';
import { UNCLAIMABLE_TEXTS } from '../reviewWords.ts';

/** What the user can do with a project: start its review, go on with it, or look at what they handed in. */
export function ReviewActions({ review }: { review: Review }) {
  const { id, status, claimedUntil, unclaimable, reviseUntil, own } = review;
  if (own)
    return (
      <Row>
        <ButtonLink to={reviewPath(id)} size="small" variant={reviseUntil ? 'primary' : 'secondary'}>
          {reviseUntil ? 'Revise review' : 'Open review'}
        </ButtonLink>
        <MessageStudent review={review} />
      </Row>
    );
  if (claimedUntil !== null)
    return (
      <Row>
        <ButtonLink to={reviewPath(id)} size="small" variant="primary">
          Continue review
        </ButtonLink>
        <ReleaseButton id={id} />
        <MessageStudent review={review} />
      </Row>
    );
  if (unclaimable === 'not_calibrated')
    return (
      <Row said={UNCLAIMABLE_TEXTS.not_calibrated}>
        <ButtonLink to={REFERENCES_PATH} size="small" variant="primary">
          Rate reference projects
        </ButtonLink>
      </Row>
    );
  if (unclaimable !== null) return <Row said={UNCLAIMABLE_TEXTS[unclaimable]} />;
  return status === 'waiting' ? (
    <Row>
      <StartButton id={id} />
    </Row>
  ) : null;
}

function Row({ said, children }: { said?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {said && <p className="max-w-prose text-small">{said}</p>}
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/** Claims the review and opens its editor. */
function StartButton({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefreshReviews();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('reviews.claim', { params: { id }, body: {} }),
    onSuccess: (review) => {
      storeReview(client, review);
      void navigate(reviewPath(id));
    },
    onError: (error) => {
      toastFailure(error);
      return refresh();
    },
  });
  return (
    <Button size="small" variant="primary" pending={isPending} onClick={() => mutate()}>
      Start Review
    </Button>
  );
}

/** Gives a claimed review back to the queue. */
export function ReleaseButton({ id, onReleased }: { id: string; onReleased?: () => void }) {
  const refresh = useRefreshReviews();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('reviews.release', { params: { id }, body: {} }),
    onSuccess: () => {
      toast({
        title: 'Back in the queue',
        description: 'At its old place. Your draft is kept, should you claim it again.',
      });
      onReleased?.();
    },
    onError: toastFailure,
    onSettled: refresh,
  });
  return (
    <Button size="small" pending={isPending} onClick={() => mutate()}>
      Release
    </Button>
  );
}

/** The student can be reported, with what they handed in as evidence. */
export function ReportStudent({
  review: { student, projectId },
}: {
  review: Pick<Review, 'student' | 'projectId'>;
}) {
  return <ReportButton size="small" target={{ userId: student.id, name: student.name, projectId }} />;
}

/** The student can be written to about a review that the user claimed or finished. */
export function MessageStudent({ review: { id, student } }: { review: Pick<Review, 'id' | 'student'> }) {
  return (
    <MessageButton size="small" with={student.id} reason={{ kind: 'review', id }} name={student.name}>
      Message Student
    </MessageButton>
  );
}
