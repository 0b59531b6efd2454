import { DecisionQueue } from '#frontend/core/decisions/DecisionQueue.tsx';
import { QueueDetail } from '#frontend/core/decisions/QueueDetail.tsx';
import { UnlistedItem } from '#frontend/core/decisions/UnlistedItem.tsx';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { fullName } from '#shared/core/names.ts';
import { MENTOR_APPROVALS, type MentorApproval } from '#shared/features/mentors/rules.ts';
import { CaseRow } from '../components/CaseRow.tsx';
import { CaseView } from '../components/CaseView.tsx';
import { CASE_DECISIONS, useMentorCases, useRefreshMentorCases } from '../mentorCases.ts';

const loadRequests = async () => ({ default: (await import('../caseRequests.ts')).caseRequest });

/** Those who wait are what the address without a filter shows. */
const FILTERS = defineFilters({ approval: choiceFilter(MENTOR_APPROVALS) });

const STATES: readonly { value: MentorApproval; label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];

const TEXTS = {
  list: 'Mentors',
  pane: 'Selected mentor',
  back: 'All mentors',
  loading: 'Loading mentors…',
  failed: 'We couldn’t load the mentors',
};

const EMPTY: Readonly<Record<MentorApproval, { title: string; text: string }>> = {
  waiting: {
    title: 'No mentors are waiting',
    text: 'Alumni who want to mentor appear here once they have saved their settings.',
  },
  approved: {
    title: 'No approved mentors',
    text: 'Mentors appear here once they have saved their settings.',
  },
  rejected: { title: 'No rejected mentors', text: 'Mentors who were not approved appear here.' },
};

const DESCRIPTIONS: Readonly<Record<MentorApproval, string>> = {
  waiting: 'Alumni who want to mentor, longest wait first.',
  approved: 'Users who may mentor, latest decision first.',
  rejected: 'Users who may not mentor, latest decision first.',
};

/** `/dashboard/admin/mentors`: who may mentor, and who may mentor students under 18. */
export default function MentorCasesPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const approval = values.approval || 'waiting';
  const list = useMentorCases(approval);
  const refresh = useRefreshMentorCases();
  return (
    <>
      <PageHeader title="Mentors" description={DESCRIPTIONS[approval]} />
      <DecisionQueue
        list={list}
        texts={{ ...TEXTS, empty: EMPTY[approval] }}
        avatars
        filter={
          <SegmentedControl
            label="Mentors"
            name="approval"
            segments={STATES}
            value={approval}
            onChange={(next) => set({ approval: STATES.find(({ value }) => value === next)?.value ?? '' })}
          />
        }
        row={(item, open) => <CaseRow item={item} open={open} />}
        detail={({ row: item }, view) =>
          item ? (
            <QueueDetail item={item} title={fullName(item)} view={view}>
              <CaseView item={item} />
            </QueueDetail>
          ) : (
            <UnlistedItem list={list} noun="mentor" />
          )
        }
        decisions={CASE_DECISIONS}
        loadRequests={loadRequests}
        refresh={refresh}
      />
    </>
  );
}
