import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Approval } from '#shared/features/approvals.ts';
import { useApprove, useRefreshAdmin } from './api.ts';

/** Approves users, and says in a toast what became of it. `onApproved` is not called while a second admin is needed. */
export const useApproveUser = () => {
  const { mutate, isPending } = useApprove();
  const refresh = useRefreshAdmin();
  const approve = (
    { id, firstName, lastName }: Pick<Approval, 'id' | 'firstName' | 'lastName'>,
    onApproved?: () => void,
  ) => {
    const name = `${firstName} ${lastName}`;
    mutate(id, {
      onSuccess: ({ status }) => {
        if (status === 'awaiting_second_admin')
          return toast({ title: 'First approval recorded', description: `${name} needs another admin.` });
        toast({ title: `${name} approved`, description: 'They get a mail.' });
        onApproved?.();
      },
      onError: (error) => {
        toast({
          title: `${name} was not approved`,
          description: errorMessage(error, UNREACHABLE),
          variant: 'destructive',
          reference: referenceOf(error),
        });
        void refresh();
      },
    });
  };
  return { approve, pending: isPending };
};

/** The decision about the open user of the approval queue. After it, the next user opens. */
export const useApprovalDecision = (
  shown: Approval | undefined,
  items: readonly Approval[],
  open: OpenItem,
) => {
  const { id: me } = useCurrentUser();
  const { approve: send, pending: isPending } = useApproveUser();
  const [rejecting, setRejecting] = useState(false);
  const possible = shown !== undefined && shown.firstApproval?.byId !== me;

  const openNext = () => {
    const at = items.findIndex(({ id }) => id === shown?.id);
    const next = items[at + 1] ?? items[at - 1];
    if (open.wide && next) open.select(next.id);
    else open.close();
  };
  const approve = () => {
    if (possible && !isPending) send(shown, openNext);
  };
  return {
    possible,
    pending: isPending,
    approve,
    rejecting,
    reject: () => possible && setRejecting(true),
    closeReject: () => setRejecting(false),
    openNext,
  };
};
