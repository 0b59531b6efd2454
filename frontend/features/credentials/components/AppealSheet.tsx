import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRefreshCredentials } from '#frontend/parts/credentials/ownCredentials.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { CREDENTIAL_TEXT } from '#shared/features/credentials/rules.ts';

const schema = z.object({ text: paragraphs(CREDENTIAL_TEXT.appeal).min(1, 'Say why') });

/** Asks an admin to look again at a credential, once for each decision. */
export function AppealSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const refresh = useRefreshCredentials();
  const form = useApiForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: `credential-appeal:${id}`, fields: ['text'] },
    send: (body) => api.call('credentials.appeal', { params: { id }, body }),
    onSent: async () => {
      await refresh();
      toast({ title: 'Appeal sent' });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Appeal"
      description="An admin reads it and answers. You can appeal once against each decision."
      form={form}
      submit={{ label: 'Send appeal', pending: 'Sending…' }}
      onClose={onClose}
    >
      <TextArea {...form.field('text')} label="Why it should be in force" mark="required" rows={6} />
    </FormSheet>
  );
}
