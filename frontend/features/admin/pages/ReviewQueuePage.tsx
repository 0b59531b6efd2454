import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { DecisionQueue } from '#frontend/core/decisions/DecisionQueue.tsx';
import { QueueDetail } from '#frontend/core/decisions/QueueDetail.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { CompanyReview } from '../components/CompanyReview.tsx';
import { PostingReview } from '../components/PostingReview.tsx';
import { kindOf, ReviewRow } from '../components/ReviewRow.tsx';
import { REVIEW_DECISIONS } from '../reviewDecisions.ts';
import { nameOf, useRefreshReview, useReviewQueue } from '../reviewQueue.ts';

const loadRequests = async () => ({ default: (await import('../reviewRejection.ts')).reviewRejection });

const TEXTS = {
  list: 'Review queue',
  pane: 'Selected entry',
  back: 'The whole queue',
  loading: 'Loading the review queue…',
  failed: 'We couldn’t load the review queue',
  empty: {
    title: 'Nothing is waiting for review',
    text: 'New companies, their first postings, and postings that users report appear here.',
  },
};

/** `/dashboard/admin/review`: companies and postings that wait for a decision, the longest wait first. */
export default function ReviewQueuePage() {
  const list = useReviewQueue();
  const refresh = useRefreshReview();
  return (
    <>
      <PageHeader
        title="Review"
        description="Companies to verify, and postings that were submitted or reported, longest wait first."
        action={<ButtonLink to={ADMIN_PATHS.companies}>All companies</ButtonLink>}
      />
      <DecisionQueue
        list={list}
        texts={TEXTS}
        row={(item, open) => <ReviewRow item={item} open={open} />}
        detail={({ row: item }, view) =>
          item && (
            <QueueDetail item={item} title={nameOf(item)} view={view}>
              <p className="text-small text-muted">
                {kindOf(item)} · waiting since {recordMoment(item.waitingSince)}
              </p>
              {item.kind === 'company' ? <CompanyReview company={item} /> : <PostingReview posting={item} />}
            </QueueDetail>
          )
        }
        decisions={REVIEW_DECISIONS}
        loadRequests={loadRequests}
        refresh={refresh}
      />
    </>
  );
}
