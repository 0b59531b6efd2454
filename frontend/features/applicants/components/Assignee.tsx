import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { ApplicantDetail } from '#shared/features/applicants/routes.ts';
import { refreshApplicants } from '../api.ts';

/** Who looks after an applicant. Each choice is saved at once, and the colleague is notified. */
export function Assignee({ applicant }: { applicant: ApplicantDetail }) {
  const { opportunityId, userId, version, assignee, colleagues, status } = applicant;
  const { id: own } = useCurrentUser();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: string) =>
      api.call('applicants.assign', {
        params: { id: opportunityId, userId },
        body: { assignee: chosen === '' ? null : chosen, version },
      }),
    onError: (error) =>
      toast({
        title: 'The applicant wasn’t assigned',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
    onSettled: () => refreshApplicants(queryClient),
  });
  if (colleagues.length < 2 || status === 'withdrawn') return null;
  // A former colleague stays named until another one takes over.
  const former = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <Select
      label="Assigned to"
      className="w-56"
      placeholder="No one"
      value={assignee?.id ?? ''}
      disabled={isPending}
      options={[...colleagues, ...former].map(({ id, name }) => ({
        value: id,
        label: id === own ? `${name} (you)` : name,
      }))}
      onChange={({ target }) => mutate(target.value)}
    />
  );
}
