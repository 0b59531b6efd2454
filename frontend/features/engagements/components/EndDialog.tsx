import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { otherName } from '#frontend/parts/engagements/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { isolated } from '#shared/core/isolation.ts';
import { ENDING_MAX } from '#shared/features/engagements/rules.ts';
import type { Engagement } from '#shared/features/engagements/schema.ts';
import { refreshEngagements } from '../api.ts';

const schema = z.object({ reason: paragraphs(ENDING_MAX).min(1, 'Enter a reason') });

/** Ends a live project without an accepted result, with the reason for the other side. */
export default function EndDialog({ engagement, onClose }: { engagement: Engagement; onClose: () => void }) {
  const client = useQueryClient();
  const { id } = engagement;
  const other = isolated(otherName(engagement));
  const form = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: { name: `end-engagement:${id}`, fields: ['reason'] },
    send: (body) => api.call('engagements.end', { params: { id }, body }),
    onSent: async () => {
      await refreshEngagements(client);
      toast({ title: 'Live project ended', description: `${other} gets your reason.` });
      onClose();
    },
  });
  const title = 'End this live project?';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description="It ends without an accepted result. You both keep what was handed in to read. This can’t be undone."
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextArea {...form.field('reason')} label={`The reason, for ${other}`} mark="required" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Go on
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            End live project
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
