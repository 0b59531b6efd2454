import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { MoreIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import { fullName } from '#shared/core/names.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { VIEW_LABELS } from '../adminLabels.ts';

/** What an admin is doing with a user. */
export type UserTask = 'edit' | 'view' | 'suspend' | 'restore';

/** The decision that the user's status allows; undefined where there is none. */
export const statusTask = ({ status }: Pick<DirectoryUser, 'status'>): 'suspend' | 'restore' | undefined => {
  if (status === 'suspended') return 'restore';
  return status === 'active' ? 'suspend' : undefined;
};

const TASK_LABELS = { suspend: 'Suspend', restore: 'Restore' } as const;

interface UserActionsProps {
  user: DirectoryUser;
  /** The tab: each has its own word for View. */
  tab: Role | '';
  onTask: (task: UserTask) => void;
}

/** The actions of a row; in a narrow table, Edit and a menu. */
export function UserActions({ user, tab, onTask }: UserActionsProps) {
  const task = statusTask(user);
  const name = <VisuallyHidden> {fullName(user)}</VisuallyHidden>;
  const view = VIEW_LABELS[tab];
  return (
    <div className="flex items-center as-cards:gap-1">
      <Button size="small" onClick={() => onTask('edit')}>
        Edit{name}
      </Button>
      <span className="contents as-table:@max-[50rem]:hidden">
        <Button size="small" variant="quiet" onClick={() => onTask('view')}>
          {view}
          {name}
        </Button>
        {task && (
          <Button size="small" variant="quiet" onClick={() => onTask(task)}>
            {TASK_LABELS[task]}
            {name}
          </Button>
        )}
      </span>
      <span className="hidden as-table:@max-[50rem]:block">
        <Menu
          trigger={
            <>
              <MoreIcon aria-hidden="true" className="size-4.5" />
              <VisuallyHidden>More actions for {fullName(user)}</VisuallyHidden>
            </>
          }
          triggerClass="flex size-8 items-center justify-center rounded-control hover:bg-neutral-soft"
          items={[
            { label: view, onSelect: () => onTask('view') },
            ...(task ? [{ label: TASK_LABELS[task], onSelect: () => onTask(task), apart: true }] : []),
          ]}
        />
      </span>
    </div>
  );
}
