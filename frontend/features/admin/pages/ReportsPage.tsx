import { DecisionQueue } from '#frontend/core/decisions/DecisionQueue.tsx';
import type { Decision } from '#frontend/core/decisions/decision.ts';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import type { Report } from '#shared/features/reports/routes.ts';
import type { ReportDecision } from '#shared/features/reports/rules.ts';
import { useRefreshReports, useReports } from '../api.ts';
import { ReportDetail } from '../components/ReportDetail.tsx';
import { ReportRow } from '../components/ReportRow.tsx';

const loadRequests = async () => ({ default: (await import('../reportRequests.ts')).reportRequest });

const DECISIONS: readonly Decision<Report, ReportDecision>[] = [
  { name: 'warn', label: () => 'Warn' },
  { name: 'suspend', label: () => 'Suspend' },
  { name: 'dismiss', label: () => 'Dismiss' },
];

/** Open cases are what the address without a filter shows. */
const FILTERS = defineFilters({ state: choiceFilter(['decided']) });

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

const TEXTS = {
  list: 'Reports',
  pane: 'Selected case',
  back: 'All reports',
  loading: 'Loading reports…',
  failed: 'We couldn’t load the reports',
};

const EMPTY = {
  open: {
    title: 'No open reports',
    text: 'When a user reports another one, the case appears here with the messages they chose.',
  },
  decided: {
    title: 'No decided reports',
    text: 'Cases appear here once an admin has decided them.',
  },
} as const;

/** `/dashboard/admin/reports`: reports of users as cases, with the open one beside the list. */
export default function ReportsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const state = values.state === 'decided' ? 'decided' : 'open';
  const list = useReports(state);
  const refresh = useRefreshReports();
  return (
    <>
      <PageHeader
        title="Reports"
        description={
          state === 'open'
            ? 'Users that other users reported, longest wait first.'
            : 'Reports that were decided, latest first.'
        }
      />
      <DecisionQueue
        list={list}
        texts={{ ...TEXTS, empty: EMPTY[state] }}
        filter={
          <SegmentedControl
            label="Cases"
            name="state"
            segments={STATES}
            value={state}
            onChange={(next) => set({ state: next === 'decided' ? 'decided' : '' })}
          />
        }
        row={(report, open) => <ReportRow report={report} open={open} />}
        detail={({ id }, view) => <ReportDetail key={id} id={id} view={view} />}
        decisions={DECISIONS}
        loadRequests={loadRequests}
        refresh={refresh}
      />
    </>
  );
}
