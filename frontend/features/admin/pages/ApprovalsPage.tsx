import { DecisionQueue } from '#frontend/core/decisions/DecisionQueue.tsx';
import { UnlistedItem } from '#frontend/core/decisions/UnlistedItem.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import type { Approval } from '#shared/core/approvals.ts';
import { useApprovals, useRefreshAdmin } from '../api.ts';
import { approvalDecisions } from '../approvalDecisions.ts';
import { ApprovalDetail } from '../components/ApprovalDetail.tsx';
import { ApprovalRow } from '../components/ApprovalRow.tsx';

const loadRequests = async () => {
  const { aboutOne } = await import('../userDecisions.ts');
  return { default: (user: Approval) => aboutOne('reject', user) };
};

const TEXTS = {
  list: 'Approvals',
  pane: 'Selected user',
  back: 'All approvals',
  loading: 'Loading the approval queue…',
  failed: 'We couldn’t load the approval queue',
  empty: {
    title: 'No accounts are waiting',
    text: 'New employers, admins, and mentors with less than three years of experience appear here.',
  },
};

/** `/dashboard/admin/approvals`: users who wait for an approval, the longest wait first. */
export default function ApprovalsPage() {
  const list = useApprovals();
  const refresh = useRefreshAdmin();
  const { id: me } = useCurrentUser();
  return (
    <>
      <PageHeader
        title="Approvals"
        description="Employers, mentors and admins waiting for a decision, longest wait first."
      />
      <DecisionQueue
        list={list}
        texts={TEXTS}
        avatars
        row={(approval, open) => <ApprovalRow approval={approval} open={open} />}
        detail={({ row }, view) =>
          row ? <ApprovalDetail approval={row} view={view} /> : <UnlistedItem list={list} noun="user" />
        }
        decisions={approvalDecisions(me)}
        loadRequests={loadRequests}
        refresh={refresh}
      />
    </>
  );
}
