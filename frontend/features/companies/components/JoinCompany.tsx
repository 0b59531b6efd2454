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
          : { title: 'Request sent', description: `The members of ${name} see it on this page.` },
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
  if (data.requested)
    return (
      <p className="text-small text-muted">
        {data.requested.id === id ? 'You asked to join. A member has to approve you.' : null}
      </p>
    );
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      Join {name}
    </Button>
  );
}
