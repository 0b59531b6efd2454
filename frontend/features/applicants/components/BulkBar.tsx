import { type ReactNode, useState } from 'react';
import { SelectionBar } from '#frontend/core/lists/selection/SelectionBar.tsx';
import type { Selection } from '#frontend/core/lists/selection/useSelection.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { BULK_DECISIONS, type BulkDecision } from '#shared/features/applicant-rules.ts';
import type { ListedApplicant } from '../api.ts';
import { BULK_WORDS, mayDecide } from '../steps.ts';
import type { Triage } from '../useTriage.ts';

const loadDialog = async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog });

interface BulkBarProps {
  selection: Selection<ListedApplicant>;
  triage: Triage;
  /** The filter bar. */
  children: ReactNode;
}

/** Decides about the selected applicants at once. A decision that none of them may get is not offered. */
export function BulkBar({ selection, triage, children }: BulkBarProps) {
  // As they were selected: the list changes while the decisions are made.
  const [task, setTask] = useState<{ to: BulkDecision; applicants: readonly ListedApplicant[] }>();
  const Dialog = useChunk(loadDialog, task?.to, () => setTask(undefined));
  return (
    <>
      <SelectionBar
        selection={selection}
        of={['applicant', 'applicants']}
        actions={BULK_DECISIONS.filter((to) =>
          selection.items.some(({ status }) => mayDecide(status, to)),
        ).map((to) => (
          <Button key={to} size="small" onClick={() => setTask({ to, applicants: selection.items })}>
            {BULK_WORDS[to].verb}…
          </Button>
        ))}
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
