import { useMutation } from '@tanstack/react-query';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { useRefreshReview } from '../reviewQueue.ts';

/** Marks an opportunity as featured, or takes the mark back, at once. */
export default function FeaturedSwitch({ opportunity: { id, featured } }: { opportunity: Opportunity }) {
  const refresh = useRefreshReview();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (on: boolean) => api.call('moderation.feature', { params: { id }, body: { featured: on } }),
    onSuccess: (_, on) => {
      toast({ title: on ? 'This posting is featured' : 'This posting is no longer featured' });
      return refresh();
    },
    onError: (error) => {
      toast({
        title: 'The posting wasn’t changed',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      });
      return refresh();
    },
  });
  return (
    <section className="mt-8 max-w-prose rounded-card border border-line bg-raised p-5">
      <h2 className="mb-3 text-lead font-semibold">For admins</h2>
      <Switch
        label="Featured"
        hint="Its card and its page are marked. The change is recorded in the audit log."
        checked={isPending ? variables : featured}
        onChange={({ target }) => !isPending && mutate(target.checked)}
      />
    </section>
  );
}
