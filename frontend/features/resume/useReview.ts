import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { forgetDraft } from '#frontend/core/session/drafts.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { AcceptedParts } from '#shared/features/resume/routes.ts';

const failed = (error: Error) =>
  toast({
    title: 'Your profile wasn’t changed',
    description: errorMessage(error, UNREACHABLE),
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** `experience.0` as people say it. */
const nameOf = (path: string): string => {
  const [list = '', index] = path.split('.');
  return index === undefined ? list : `${list} ${Number(index) + 1}`;
};

/** Taking fields over and discarding an upload; both lead back to the profile. */
export const useReview = (uploadId: string, draft: string) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    forgetDraft(draft);
    navigate(PATHS.profile, { replace: true });
    // Everything that is made of the profile: its screens, the score and the recommendations, and the name.
    await Promise.all(
      (['resume', 'profile', 'users', 'dashboard', 'opportunities.recommended', 'auth.session'] as const).map(
        (key) => client.invalidateQueries({ queryKey: api.key(key) }),
      ),
    );
  };
  const accept = useMutation({
    mutationFn: (body: AcceptedParts) => api.call('resume.acceptUpload', { params: { uploadId }, body }),
    onSuccess: ({ leftOut }) => {
      toast({
        title: 'Your profile is up to date',
        description:
          leftOut.length > 0
            ? `Not added, because the format doesn’t fit your profile: ${leftOut.map(nameOf).join(', ')}.`
            : 'Your resume is saved with it.',
      });
      return leave();
    },
    onError: failed,
  });
  const discard = useMutation({
    mutationFn: () => api.call('resume.discardUpload', { params: { uploadId } }),
    onSuccess: leave,
    onError: failed,
  });
  const pending = accept.isPending ? 'accept' : discard.isPending ? 'discard' : undefined;
  return {
    accept: (parts: AcceptedParts) => {
      if (!pending) accept.mutate(parts);
    },
    discard: () => {
      if (!pending) discard.mutate();
    },
    pending,
  };
};
