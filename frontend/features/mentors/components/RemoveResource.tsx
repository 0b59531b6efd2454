import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Resource } from '#shared/features/mentors/schema.ts';

interface RemoveResourceProps {
  resource: Resource;
  onClose: () => void;
}

/** Asks before a link or a text leaves the resource library for good. */
export function RemoveResource({ resource: { id, title }, onClose }: RemoveResourceProps) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title={`Remove “${title}”?`}
      description="It leaves your library. Messages and notes that have it stay as they are. This can’t be undone."
      keep="Keep resource"
      confirm="Remove resource"
      send={() => api.call('mentors.removeResource', { params: { id } })}
      onDone={async () => {
        await client.invalidateQueries({ queryKey: api.key('mentors.resources') });
        toast({ title: 'Resource removed', description: title });
      }}
      onClose={onClose}
    />
  );
}
