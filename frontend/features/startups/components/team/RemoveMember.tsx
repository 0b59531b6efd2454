import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import type { Member, Startup } from '#shared/features/startups/schema.ts';
import { refreshStartups } from '../../api.ts';

interface RemoveMemberProps {
  startup: Startup;
  member: Member;
  /** The user leaves the team themselves. */
  isOwn: boolean;
  onLeft: () => void;
  onClose: () => void;
}

/** Asks before a member leaves or is removed, or an invitation is withdrawn. */
export function RemoveMember({ startup, member, isOwn, onLeft, onClose }: RemoveMemberProps) {
  const client = useQueryClient();
  const { id, name: startupName } = startup;
  const name = member.name || 'this user';
  const invited = member.status === 'invited';
  const words = isOwn
    ? {
        title: `Leave “${startupName}”?`,
        description: 'You no longer see what the team writes. The lead can invite you again.',
        keep: 'Stay',
        confirm: 'Leave team',
      }
    : invited
      ? {
          title: `Withdraw the invitation of ${name}?`,
          description: 'They can’t accept it any more. You can invite them again.',
          keep: 'Keep invitation',
          confirm: 'Withdraw invitation',
        }
      : {
          title: `Remove ${name} from the team?`,
          description: 'They no longer see what the team writes. You can invite them again.',
          keep: 'Keep member',
          confirm: 'Remove member',
        };
  return (
    <ConfirmDialog
      {...words}
      send={() => api.call('startups.removeMember', { params: { id, userId: member.userId } })}
      onDone={() => {
        if (isOwn) onLeft();
        return refreshStartups(client);
      }}
      onClose={onClose}
    />
  );
}
