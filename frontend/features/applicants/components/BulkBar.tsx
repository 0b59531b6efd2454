import { type ReactNode, useState } from 'react';
import { SelectionBar } from '#frontend/core/lists/selection/SelectionBar.tsx';
import type { Selection } from '#frontend/core/lists/selection/useSelection.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { BULK_DECISIONS, BULK_MAX, type BulkDecision } from '#shared/features/applicants/rules.ts';
import { idOf, type ListedApplicant, type useApplicants } from '../api.ts';
import { BULK_WORDS, mayDecide } from '../applicantDecisions.ts';
import type { Triage } from '../useTriage.ts';

const loadDialog = async () => ({
  default: (await import('./ApplicantDecisionDialog.tsx')).ApplicantDecisionDialog,
});

interface BulkBarProps {
  selection: Selection<ListedApplicant>;
  triage: Triage;
  list: ReturnType<typeof useApplicants>;
  /** The filter bar. */
  children: ReactNode;
}

/** Decides about the selected applicants at once. A decision that none of them may get is not offered. */
export function BulkBar({ selection, triage, list, children }: BulkBarProps) {
  // As they were selected: the list changes while the decisions are made.
  const [task, setTask] = useState<{ to: BulkDecision; applicants: readonly ListedApplicant[] }>();
  const Dialog = useChunk(loadDialog, task?.to, () => setTask(undefined));
  return (
    <>
      <SelectionBar
        selection={selection}
        of={['applicant', 'applicants']}
        actions={
          <>
            <SelectFound selection={selection} list={list} />
            {BULK_DECISIONS.filter((to) => selection.items.some(({ status }) => mayDecide(status, to))).map(
              (to) => (
                <Button key={to} size="small" onClick={() => setTask({ to, applicants: selection.items })}>
                  {BULK_WORDS[to].verb}…
                </Button>
              ),
            )}
          </>
        }
      >
        {children}
      </SelectionBar>
      {Dialog && task && (
        <Dialog
          to={task.to}
          applicants={task.applicants}
          onDecided={triage.decided}
          onClose={() => {
            setTask(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

/** Once everything that is shown is selected: selects also what the filters find on further pages, as many as one action takes. */
function SelectFound({ selection, list }: Pick<BulkBarProps, 'selection' | 'list'>) {
  const [pending, setPending] = useState(false);
  const found = Math.min(BULK_MAX, list.data?.pages[0]?.found ?? 0);
  const { items, shown } = selection;
  if (items.length < shown || shown >= found) return null;
  const selectAll = async () => {
    setPending(true);
    let pages = list;
    const ids = () => (pages.data?.pages ?? []).flatMap((page) => page.items.map(idOf));
    while (ids().length < found && pages.hasNextPage && !pages.isError) {
      const next = await list.fetchNextPage();
      pages = { ...pages, ...next };
    }
    setPending(false);
    selection.keep(ids().slice(0, BULK_MAX));
  };
  return (
    <Button
      size="small"
      variant="quiet"
      pending={pending}
      // The list of earlier filters is shown until the new one is there, and has no further pages.
      disabled={list.isPlaceholderData}
      onClick={() => void selectAll()}
    >
      {list.data?.pages[0]?.found === found ? `Select all ${found}` : `Select the first ${found}`}
    </Button>
  );
}
