import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { ReviewTemplate } from '#shared/features/reviews/schema.ts';

interface RemoveTemplateProps {
  template: ReviewTemplate;
  onClose: () => void;
}

/** Asks before a template is deleted for good. */
export function RemoveTemplate({ template: { id, title, shared }, onClose }: RemoveTemplateProps) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title={`Delete “${title}”?`}
      description={`${shared ? 'Other mentors lose it, too. ' : ''}Reviews that have its text keep it. This can’t be undone.`}
      keep="Keep template"
      confirm="Delete template"
      send={() => api.call('reviews.removeTemplate', { params: { id } })}
      onDone={async () => {
        await client.invalidateQueries({ queryKey: api.key('reviews.templates') });
        toast({ title: 'Template deleted', description: title });
      }}
      onClose={onClose}
    />
  );
}
