import { type ReactNode, useState } from 'react';
import { SelectionBar } from '#frontend/core/lists/selection/SelectionBar.tsx';
import type { Selection } from '#frontend/core/lists/selection/useSelection.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { STATUS_LABELS } from '../adminLabels.ts';
import { SkippedUsers } from './SkippedUsers.tsx';
import { statusTask } from './UserActions.tsx';

const loadDialog = async () => ({ default: (await import('./UserDecisionDialog.tsx')).UserDecisionDialog });

type BulkTask = 'suspend' | 'restore';

interface UserSelectionProps {
  selection: Selection<DirectoryUser>;
  /** The filter bar. */
  children: ReactNode;
}

/** Suspends or restores the selected users. One's own account is left out, so that admins don't sign themselves out by accident. */
export function UserSelection({ selection, children }: UserSelectionProps) {
  const { id: me } = useCurrentUser();
  // As they were selected: the list changes while the decisions are made.
  const [task, setTask] = useState<{ kind: BulkTask; selected: readonly DirectoryUser[] }>();
  const Dialog = useChunk(loadDialog, task?.kind, () => setTask(undefined));
  const concerned = (kind: BulkTask, users: readonly DirectoryUser[]) =>
    users.filter((user) => user.id !== me && statusTask(user) === kind);
  const skipped = (kind: BulkTask, users: readonly DirectoryUser[]) =>
    users
      .filter((user) => !concerned(kind, [user]).includes(user))
      .map((user) => `${selection.nameOf(user)} (${user.id === me ? 'you' : STATUS_LABELS[user.status]})`);
  const button = (kind: BulkTask, label: string) =>
    concerned(kind, selection.items).length > 0 && (
      <Button size="small" onClick={() => setTask({ kind, selected: selection.items })}>
        {label}
      </Button>
    );
  return (
    <>
      <SelectionBar
        selection={selection}
        of={['user', 'users']}
        actions={
          <>
            {button('suspend', 'Suspend…')}
            {button('restore', 'Restore…')}
          </>
        }
      >
        {children}
      </SelectionBar>
      {Dialog && task && (
        <Dialog
          kind={task.kind}
          users={concerned(task.kind, task.selected)}
          onClose={() => setTask(undefined)}
          onDone={selection.keep}
        >
          <SkippedUsers users={skipped(task.kind, task.selected)} />
        </Dialog>
      )}
    </>
  );
}
