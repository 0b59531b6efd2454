import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { openNext } from '#frontend/core/lists/PaneList.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Approval } from '#shared/core/approvals.ts';
import { fullName } from '#shared/core/names.ts';
import { useRefreshAdmin } from './api.ts';

interface ApproveUser {
  user: Pick<Approval, 'id' | 'firstName' | 'lastName'>;
  onApproved?: () => void;
}

/** Approves users, and says in a toast what became of it. `onApproved` is not called while a second admin is needed. */
export const useApproveUser = () => {
  const refresh = useRefreshAdmin();
  // In the mutation's own callbacks: those of `mutate` are not called once the last user has left the queue.
  const { mutate, isPending } = useMutation({
    mutationFn: ({ user }: ApproveUser) => api.call('admin.approve', { params: { id: user.id }, body: {} }),
    onSuccess: ({ status }, { user, onApproved }) => {
      const name = fullName(user);
      if (status === 'awaiting_second_admin')
        toast({
          title: 'First approval recorded',
          description: `Another admin has to approve ${name}, too.`,
        });
      else {
        toast({ title: `${name} approved`, description: 'They’ll get an email.' });
        onApproved?.();
      }
      return refresh();
    },
    onError: (error, { user }) => {
      toast({
        title: `${fullName(user)} was not approved`,
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      return refresh();
    },
  });
  return { approve: (wanted: ApproveUser) => !isPending && mutate(wanted), pending: isPending };
};

/** The decision about the open user of the approval queue. After it, the next user opens. */
export const useApprovalDecision = (
  shown: Approval | undefined,
  items: readonly Approval[],
  open: OpenItem,
) => {
  const { id: me } = useCurrentUser();
  const { approve: send, pending } = useApproveUser();
  // The user for whom the dialog was opened: the list may change behind it.
  const [rejecting, setRejecting] = useState<Approval>();

  const proceed = () => openNext(open, items);
  return {
    pending,
    approve: () => {
      // The first of two approvals does not count twice.
      if (shown && shown.firstApproval?.byId !== me) send({ user: shown, onApproved: proceed });
    },
    rejecting,
    reject: () => {
      if (!pending) setRejecting(shown);
    },
    closeReject: () => setRejecting(undefined),
    openNext: proceed,
  };
};
