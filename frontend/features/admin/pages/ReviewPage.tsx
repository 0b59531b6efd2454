import { type Ref, useState } from 'react';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { openNext, PaneList } from '#frontend/core/lists/PaneList.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { CompanyReview } from '../components/CompanyReview.tsx';
import { PostingReview } from '../components/PostingReview.tsx';
import { QueueSkeleton } from '../components/QueueSkeleton.tsx';
import { kindOf, ReviewRow } from '../components/ReviewRow.tsx';
import { nameOf, useApproveWaiting, useReviewQueue, type Waiting } from '../reviewQueue.ts';

const loadDialog = async () => ({
  default: (await import('../components/RejectDialog.tsx')).RejectDialog,
});

/** `/dashboard/admin/review`: companies and postings that wait for a decision, the longest wait first. */
export default function ReviewPage() {
  const list = useReviewQueue();
  return (
    <>
      <PageHeader
        title="Review"
        description="Companies to verify, and postings that were submitted or reported, longest wait first."
        action={<ButtonLink to={ADMIN_PATHS.companies}>All companies</ButtonLink>}
      />
      <ListStates
        list={list}
        skeleton={<QueueSkeleton label="Loading the review queue…" />}
        failed={{ title: 'We couldn’t load the review queue' }}
        empty={
          <EmptyState icon={<CheckIcon />} heading="h2" title="Nothing is waiting for review">
            New companies, their first postings, and postings that users report appear here.
          </EmptyState>
        }
      >
        {() => <Queue list={list} />}
      </ListStates>
    </>
  );
}

function Queue({ list }: { list: ReturnType<typeof useReviewQueue> }) {
  const items = itemsOf<Waiting>(list);
  const open = useOpenItem(items[0]?.id);
  const shown = items.find(({ id }) => id === open.shownId);
  const [rejecting, setRejecting] = useState<Waiting>();
  const proceed = () => openNext(open, items);
  const { mutate, isPending } = useApproveWaiting(proceed);
  const approve = () => shown && !isPending && mutate(shown);
  const reject = () => !isPending && setRejecting(shown);
  const Dialog = useChunk(loadDialog, rejecting?.id, () => setRejecting(undefined));
  useKeys({ a: approve, r: reject }, shown !== undefined);
  return (
    <>
      <ListWithDetail
        open={open}
        label="Selected entry"
        back="The whole queue"
        keys={[
          ['a', 'Approve'],
          ['r', 'Reject with a reason'],
        ]}
        list={
          <PaneList
            label="Review queue"
            list={list}
            open={open}
            row={(item) => <ReviewRow item={item} open={open} />}
          />
        }
        detail={
          shown && (
            <Detail
              item={shown}
              headingRef={open.headingRef}
              pending={isPending}
              onApprove={approve}
              onReject={reject}
            />
          )
        }
      />
      {Dialog && rejecting && (
        <Dialog item={rejecting} onClose={() => setRejecting(undefined)} onDone={proceed} />
      )}
    </>
  );
}

interface DetailProps {
  item: Waiting;
  headingRef: Ref<HTMLHeadingElement>;
  pending: boolean;
  onApprove: () => void;
  onReject: () => void;
}

function Detail({ item, headingRef, pending, onApprove, onReject }: DetailProps) {
  return (
    <article>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line pb-3 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-5">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 flex-1 text-title font-semibold wrap-anywhere outline-none"
        >
          <bdi>{nameOf(item)}</bdi>
        </h2>
        <div className="flex gap-2">
          <Button onClick={onReject}>Reject…</Button>
          <Button variant="primary" pending={pending} onClick={onApprove}>
            {item.kind === 'company' ? 'Verify' : 'Approve'}
          </Button>
        </div>
      </header>
      <p className="py-6 text-small text-muted">
        {kindOf(item)} · waiting since {recordMoment(item.waitingSince)}
      </p>
      {item.kind === 'company' ? <CompanyReview company={item} /> : <PostingReview posting={item} />}
    </article>
  );
}
