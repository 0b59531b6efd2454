import { type ReactNode, useState } from 'react';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { openNext, PaneList } from '#frontend/core/lists/PaneList.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import type { Report } from '#shared/features/reports/routes.ts';
import type { ReportDecision as Decision } from '#shared/features/reports/rules.ts';
import { useReports } from '../api.ts';
import { QueueSkeleton } from '../components/QueueSkeleton.tsx';
import { ReportDetail } from '../components/ReportDetail.tsx';
import { ReportRow } from '../components/ReportRow.tsx';

const loadDialog = async () => ({
  default: (await import('../components/ReportDecision.tsx')).ReportDecision,
});

/** Open cases are what the address without a filter shows. */
const FILTERS = defineFilters({ state: choiceFilter(['decided']) });

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

/** `/dashboard/admin/reports`: reports of users as cases, with the open one beside the list. */
export default function ReportsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const state = values.state === 'decided' ? 'decided' : 'open';
  const list = useReports(state);
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
      <Cases
        list={list}
        state={state}
        filter={
          <SegmentedControl
            label="Cases"
            name="state"
            segments={STATES}
            value={state}
            onChange={(next) => set({ state: next === 'decided' ? 'decided' : '' })}
          />
        }
      />
    </>
  );
}

interface CasesProps {
  list: ReturnType<typeof useReports>;
  state: 'open' | 'decided';
  /** Above the list; on a phone an open case has the screen to itself. */
  filter: ReactNode;
}

function Cases({ list, state, filter }: CasesProps) {
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const [deciding, setDeciding] = useState<{ report: Report; decision: Decision }>();
  const close = () => setDeciding(undefined);
  const Dialog = useChunk(loadDialog, deciding?.decision, close);
  const { shownId } = open;
  return (
    <>
      <ListWithDetail
        open={open}
        label="Selected case"
        back="All reports"
        list={
          <div>
            <div className="flex pb-4">{filter}</div>
            <ListStates
              list={list}
              skeleton={<QueueSkeleton label="Loading reports…" />}
              failed={{ title: 'We couldn’t load the reports' }}
              empty={
                <EmptyState
                  icon={<CheckIcon />}
                  heading="h2"
                  title={state === 'open' ? 'No open reports' : 'No decided reports'}
                >
                  {state === 'open'
                    ? 'When a user reports another one, the case appears here with the messages they chose.'
                    : 'Cases appear here once an admin has decided them.'}
                </EmptyState>
              }
            >
              {() => (
                <PaneList
                  label="Reports"
                  list={list}
                  open={open}
                  row={(report) => <ReportRow report={report} open={open} />}
                />
              )}
            </ListStates>
          </div>
        }
        detail={
          shownId ? (
            <ReportDetail
              key={shownId}
              id={shownId}
              open={open}
              onDecide={(report, decision) => setDeciding({ report, decision })}
            />
          ) : null
        }
      />
      {Dialog && deciding && <Dialog {...deciding} onClose={close} onDone={() => openNext(open, items)} />}
    </>
  );
}
