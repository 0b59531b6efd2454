import { useMutation } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';

/** Asks for a fresh link to the resume that was sent, and follows it: the browser saves the file. */
export const useResumeLink = ({ opportunityId, userId }: Pick<Applicant, 'opportunityId' | 'userId'>) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('applicants.one', { params: { id: opportunityId, userId } }),
    onSuccess: ({ resumeUrl }) => {
      if (resumeUrl) window.location.assign(resumeUrl);
      else toast({ title: 'The resume is no longer available', variant: 'destructive' });
    },
    onError: (error) =>
      toast({
        title: 'We couldn’t load the resume',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
  });
  return { download: () => mutate(), pending: isPending };
};
