import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { AddUserSheet } from './AddUserSheet.tsx';
import { EditUserSheet } from './EditUserSheet.tsx';
import { ImportUsersSheet } from './ImportUsersSheet.tsx';
import type { UserTask } from './UserActions.tsx';
import { UserDecisionDialog } from './UserDecisionDialog.tsx';
import { UserSheet } from './UserSheet.tsx';

/** What is open above the user list. */
export type Task =
  | { kind: 'add' }
  | { kind: 'import' }
  | { kind: Exclude<UserTask, 'view'>; user: DirectoryUser };

interface UserTasksProps {
  task: Task | null;
  /** The user whose details the address names. */
  openId: string | null;
  onStart: (user: DirectoryUser, task: UserTask) => void;
  onClose: () => void;
  onCloseUser: () => void;
}

/** The sheets and dialogs of the user list, one at a time: a task replaces the details. */
export function UserTasks({ task, openId, onStart, onClose, onCloseUser }: UserTasksProps) {
  if (!task)
    return openId && <UserSheet key={openId} userId={openId} onClose={onCloseUser} onTask={onStart} />;
  switch (task.kind) {
    case 'add':
      return <AddUserSheet onClose={onClose} />;
    case 'import':
      return <ImportUsersSheet onClose={onClose} />;
    case 'edit':
      return <EditUserSheet userId={task.user.id} onClose={onClose} />;
    default:
      return <UserDecisionDialog kind={task.kind} users={[task.user]} onClose={onClose} />;
  }
}
