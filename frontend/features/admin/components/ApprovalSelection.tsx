import { useState } from 'react';
import { SelectAll } from '#frontend/core/lists/selection/SelectBox.tsx';
import { SelectionBar } from '#frontend/core/lists/selection/SelectionBar.tsx';
import type { Selection } from '#frontend/core/lists/selection/useSelection.ts';
import { usePerson } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { Approval } from '#shared/features/approvals.ts';
import { uncheckedClaims } from '../claims.ts';
import { Skipped } from './Skipped.tsx';

const loadDialog = async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog });

type BulkTask = 'approve' | 'reject';

/** Approves or rejects the selected users with one reason, after a look at what was not checked of each. */
export function ApprovalSelection({ selection }: { selection: Selection<Approval> }) {
  const { id: me } = usePerson();
  // As they were selected: the list changes while the decisions are made.
  const [task, setTask] = useState<{ kind: BulkTask; selected: readonly Approval[] }>();
  const Dialog = useChunk(loadDialog, task?.kind, () => setTask(undefined));
  // The first of two approvals does not count twice.
  const isMine = ({ firstApproval }: Approval) => firstApproval?.byId === me;
  const button = (kind: BulkTask, label: string) =>
    !selection.items.every(isMine) && (
      <Button size="small" onClick={() => setTask({ kind, selected: selection.items })}>
        {label}
      </Button>
    );
  const { kind, selected = [] } = task ?? {};
  const users = selected.filter((user) => !isMine(user));
  return (
    <>
      <SelectionBar
        selection={selection}
        of={['user', 'users']}
        actions={
          <>
            {button('reject', 'Reject…')}
            {button('approve', 'Approve…')}
          </>
        }
      >
        <div className="flex min-h-14 items-center px-4 max-lg:-mx-4">
          <SelectAll selection={selection} labelled />
        </div>
      </SelectionBar>
      {Dialog && kind && (
        <Dialog kind={kind} users={users} onClose={() => setTask(undefined)} onDone={selection.keep}>
          <Skipped
            users={selected.filter(isMine).map((user) => `${selection.nameOf(user)} (needs another admin)`)}
          />
          {kind === 'approve' && <Unchecked users={users} />}
        </Dialog>
      )}
    </>
  );
}

/** Each user with the claims that were not checked. */
function Unchecked({ users }: { users: readonly Approval[] }) {
  return (
    <ul
      aria-label="Claims that were not checked"
      className="mb-5 max-h-60 divide-y divide-line overflow-y-auto rounded-card border border-line text-small"
    >
      {users.map((user) => {
        const claims = uncheckedClaims(user);
        return (
          <li key={user.id} className="px-3 py-2 wrap-anywhere">
            <p className="font-medium">
              {user.firstName} {user.lastName}{' '}
              <span className="font-normal text-muted">({ROLE_LABELS[user.role]})</span>
            </p>
            <p className={claims.length > 0 ? 'text-warning' : 'text-muted'}>
              {claims.length > 0 ? `Not checked: ${claims.join(', ')}` : 'Nothing left to check'}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
