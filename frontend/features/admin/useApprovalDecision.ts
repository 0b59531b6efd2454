import { useState } from 'react';
import { personMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { usePerson } from '#frontend/core/session/RequireSession.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Approval } from '#shared/features/approvals.ts';
import { useApprove, useRefreshAdmin } from './api.ts';

/** The decision about the open user of the approval queue. After it, the next user opens. */
export const useApprovalDecision = (
  shown: Approval | undefined,
  items: readonly Approval[],
  open: OpenItem,
) => {
  const { id: me } = usePerson();
  const { mutate, isPending } = useApprove();
  const refresh = useRefreshAdmin();
  const [rejecting, setRejecting] = useState(false);
  const possible = shown !== undefined && shown.firstApproval?.byId !== me;

  const openNext = () => {
    const at = items.findIndex(({ id }) => id === shown?.id);
    const next = items[at + 1] ?? items[at - 1];
    if (open.wide && next) open.select(next.id);
    else open.close();
  };
  const approve = () => {
    if (!possible || isPending) return;
    const name = `${shown.firstName} ${shown.lastName}`;
    mutate(shown.id, {
      onSuccess: ({ status }) => {
        if (status === 'awaiting_second_admin')
          return toast({ title: 'First approval recorded', description: `${name} needs another admin.` });
        toast({ title: `${name} approved`, description: 'They get a mail.' });
        openNext();
      },
      onError: (error) => {
        toast({
          title: `${name} was not approved`,
          description: personMessage(error, UNREACHABLE),
          variant: 'destructive',
          reference: referenceOf(error),
        });
        void refresh();
      },
    });
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
