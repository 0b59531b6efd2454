import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Resource } from '#shared/features/mentors/schema.ts';

interface RemoveResourceProps {
  resource: Resource;
  onClose: () => void;
}

/** Asks before a link or a text leaves the resource library for good. */
export function RemoveResource({ resource: { id, title }, onClose }: RemoveResourceProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call('mentors.removeResource', { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: api.key('mentors.resources') });
      toast({ title: 'Resource removed', description: title });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={`Remove “${title}”?`}
      description="It leaves your library. Messages and notes that have it stay as they are. This can’t be undone."
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Keep resource
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => mutate()}>
            Remove resource
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-small text-danger">
          <Problem error={error} fallback={UNREACHABLE} />
        </p>
      )}
    </Dialog>
  );
}
