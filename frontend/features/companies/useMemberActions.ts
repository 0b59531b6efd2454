import { useMutation } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { fullName } from '#shared/core/names.ts';
import type { CompanyMember } from '#shared/features/companies/routes.ts';
import { useRefreshCompanies } from './api.ts';

interface Given {
  id: string;
  /** The company’s name. */
  company: string;
  /** After a membership or a request ended, or could not be ended. */
  onEnded: () => void;
}

/** What members do with members and requests: approve, decline, remove, leave. Others may do so at the same time. */
export const useMemberActions = ({ id, company, onEnded }: Given) => {
  const { id: ownId } = useCurrentUser();
  const refresh = useRefreshCompanies();
  const failed = (title: string) => (error: Error) => {
    onEnded();
    toast({
      title,
      description: errorMessage(error, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(error),
    });
    return refresh();
  };
  const approve = useMutation({
    mutationFn: ({ userId }: CompanyMember) =>
      api.call('companies.approveMember', { params: { id, userId }, body: {} }),
    onSuccess: (_, { firstName, lastName }) => {
      toast({ title: `${fullName({ firstName, lastName })} is a member now` });
      return refresh();
    },
    onError: failed('The request wasn’t approved'),
  });
  const end = useMutation({
    mutationFn: ({ userId }: CompanyMember) =>
      userId === ownId
        ? api.call('companies.leave', {})
        : api.call('companies.removeMember', { params: { id, userId } }),
    onSuccess: async (_, member) => {
      await refresh();
      onEnded();
      toast({ title: endedText(member, member.userId === ownId, company) });
    },
    onError: failed('Nothing was changed'),
  });
  const pendingFor = (userId: string): boolean =>
    [approve, end].some(({ isPending, variables }) => isPending && variables.userId === userId);
  return { approve: approve.mutate, end: end.mutate, pendingFor };
};

const endedText = ({ firstName, lastName, status }: CompanyMember, own: boolean, company: string): string => {
  if (own) return `You’ve left ${company}`;
  return status === 'requested'
    ? `The request of ${fullName({ firstName, lastName })} was declined`
    : `${fullName({ firstName, lastName })} is no longer a member`;
};
