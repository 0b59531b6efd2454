import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { ManagedUser } from '#shared/features/admin/managed-users.ts';
import { useResendInvitation } from '../api.ts';

interface InvitationNoticeProps {
  userId: string;
  invitation: NonNullable<ManagedUser['invitation']>;
}

/** The user has not accepted the invitation yet; it can be sent again. */
export function InvitationNotice({ userId, invitation }: InvitationNoticeProps) {
  const { mutate, isPending } = useResendInvitation();
  const resend = () =>
    mutate(userId, {
      onSuccess: () => toast({ title: 'Invitation sent again' }),
      onError: (error) =>
        toast({
          title: 'The invitation was not sent',
          description: errorMessage(error, UNREACHABLE),
          variant: 'destructive',
        }),
    });
  return (
    <Notice
      title={`Invited on ${recordMoment(invitation.sentAt)}`}
      action={
        <Button size="small" pending={isPending} onClick={resend}>
          Send again
        </Button>
      }
    >
      The link works until {recordMoment(invitation.expiresAt)}.
    </Notice>
  );
}
