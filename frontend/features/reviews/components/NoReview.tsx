import { openReviewPath, REVIEWS_PATH } from '#frontend/parts/reviews/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { ReviewHeader } from './ReviewHeader.tsx';

export interface NoReviewProps {
  /** Undefined for one that the user may not see. */
  review?: Review | undefined;
}

/** What the screen of a review says where there is nothing to write or to read. */
export function NoReview({ review }: NoReviewProps) {
  return review ? <NotYours review={review} /> : <NotHere />;
}

/** The review waits for someone, was withdrawn, or its claim has ended. */
function NotYours({ review: { id, status, title } }: { review: Review }) {
  return (
    <>
      <ReviewHeader title={title} />
      <EmptyState
        icon={<ProjectsIcon />}
        heading="h2"
        title={status === 'waiting' ? 'You haven’t claimed this review' : 'This review doesn’t wait any more'}
        action={
          <ButtonLink variant="primary" to={status === 'waiting' ? openReviewPath(id) : REVIEWS_PATH}>
            {status === 'waiting' ? 'See the project' : 'Go to the queue'}
          </ButtonLink>
        }
      >
        {status === 'waiting'
          ? 'If you had, the claim has ended. Your draft is kept, and is here again once you claim it.'
          : 'Its student has withdrawn it. Your draft is kept.'}
      </EmptyState>
    </>
  );
}

function NotHere() {
  return (
    <>
      <ReviewHeader title="Review" />
      <EmptyState
        icon={<ProjectsIcon />}
        heading="h2"
        title="This review isn’t yours"
        action={
          <ButtonLink variant="primary" to={REVIEWS_PATH}>
            Go to the queue
          </ButtonLink>
        }
      >
        Another mentor reviews this project, or its student has withdrawn it.
      </EmptyState>
    </>
  );
}
