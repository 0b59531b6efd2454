import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { useApprovals } from '../api.ts';
import { ApprovalDetail } from '../components/ApprovalDetail.tsx';
import { ApprovalRow } from '../components/ApprovalRow.tsx';
import { UnlistedApproval } from '../components/UnlistedApproval.tsx';
import { useApprovalDecision } from '../useApprovalDecision.ts';

const loadDialog = async () => ({
  default: (await import('../components/DecisionDialog.tsx')).DecisionDialog,
});

/** `/dashboard/admin/approvals`: users who wait for an approval, the longest wait first. */
export default function ApprovalsPage() {
  const list = useApprovals();
  return (
    <>
      <PageHeader
        title="Approvals"
        description="Employers, mentors and admins waiting for a decision, longest wait first."
      />
      <ListStates
        list={list}
        skeleton={<QueueSkeleton />}
        failed={{ title: 'We couldn’t load the approval queue' }}
        empty={
          <EmptyState icon={<CheckIcon />} heading="h2" title="No accounts are waiting">
            New employers, admins, and mentors with less than three years of experience appear here.
          </EmptyState>
        }
      >
        {() => <Queue list={list} />}
      </ListStates>
    </>
  );
}

function Queue({ list }: { list: ReturnType<typeof useApprovals> }) {
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const shown = items.find(({ id }) => id === open.shownId);
  const decision = useApprovalDecision(shown, items, open);
  const Dialog = useChunk(loadDialog, decision.rejecting?.id, decision.closeReject);
  useKeys({ a: decision.approve, r: decision.reject }, shown !== undefined);
  return (
    <>
      <ListWithDetail
        open={open}
        label="Selected user"
        back="All approvals"
        keys={[
          ['a', 'Approve'],
          ['r', 'Reject with a reason'],
        ]}
        list={
          <PaneList
            label="Approvals"
            list={list}
            open={open}
            row={(approval) => <ApprovalRow approval={approval} open={open} />}
          />
        }
        detail={
          shown ? (
            <ApprovalDetail
              approval={shown}
              headingRef={open.headingRef}
              pending={decision.pending}
              onApprove={decision.approve}
              onReject={decision.reject}
            />
          ) : (
            open.named && <UnlistedApproval list={list} />
          )
        }
      />
      {Dialog && decision.rejecting && (
        <Dialog
          kind="reject"
          users={[decision.rejecting]}
          onClose={decision.closeReject}
          onDone={decision.openNext}
        />
      )}
    </>
  );
}

function QueueSkeleton() {
  return (
    <SkeletonRows
      label="Loading the approval queue…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-22 items-center gap-3 px-4"
    >
      <Skeleton className="size-10 flex-none rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-52 max-w-full" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </SkeletonRows>
  );
}
