import { useMutation } from '@tanstack/react-query';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type ShownCompany, useOwnCompany, useRefreshCompanies } from '../api.ts';

/** For an employer without a company: accepts an invitation, or asks the members. */
export function JoinCompany({ company: { id, name } }: { company: ShownCompany }) {
  const { data } = useOwnCompany(true);
  const refresh = useRefreshCompanies();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('companies.addMember', { params: { id }, body: {} }),
    onSuccess: ({ status }) => {
      toast(
        status === 'member'
          ? { title: `You’re a member of ${name} now` }
          : { title: 'Request sent', description: `The members of ${name} are notified.` },
      );
      return refresh();
    },
    onError: (error) =>
      toast({
        title: 'You couldn’t join',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      }),
  });
  if (!data || data.company) return null;
  if (data.requested) return data.requested.id === id ? <Requested /> : null;
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      Join <bdi>{name}</bdi>
    </Button>
  );
}

/** The user asked, and may take it back. */
function Requested() {
  const refresh = useRefreshCompanies();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('companies.leave', {}),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Request taken back' });
    },
    onError: (error) =>
      toast({
        title: 'The request wasn’t taken back',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-small text-muted">You asked to join. A member has to approve you.</p>
      <Button size="small" pending={isPending} onClick={() => mutate()}>
        Take back the request
      </Button>
    </div>
  );
}
