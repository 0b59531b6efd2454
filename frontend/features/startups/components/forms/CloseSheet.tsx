import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { useKeepStartup } from '../../api.ts';

const schema = z.object({ learned: paragraphs(STARTUP.learned).min(1, 'Write what you learned') });

/** Closes a startup with what its team learned. */
export function CloseSheet({ startup: { id, name }, onClose }: { startup: Startup; onClose: () => void }) {
  const { keep } = useKeepStartup(id);
  const form = useApiForm({
    schema,
    defaultValues: { learned: '' },
    draft: { name: `startup:${id}:close`, fields: ['learned'] },
    send: (body) => api.call('startups.close', { params: { id }, body }),
    onSent: async (closed) => {
      await keep(closed);
      toast({ title: 'Startup closed' });
      onClose();
    },
  });
  return (
    <FormSheet
      title={`Close “${name}”`}
      description="It stays as it is from then on, for your team and for those who see its page. This can’t be undone."
      form={form}
      submit={{ label: 'Close startup', pending: 'Closing…' }}
      onClose={onClose}
    >
      <TextArea
        {...form.field('learned')}
        label="What we learned"
        mark="required"
        rows={8}
        hint="Which assumption did not hold, how you found out, and what you would test first next time."
      />
    </FormSheet>
  );
}
