import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { APPEAL } from '#shared/features/assessments/rules.ts';
import { attemptQuery } from '../attempts/attempt.ts';

const schema = z.object({ text: paragraphs(APPEAL).min(1, 'Say why') });

/** Asks an admin to look again, once. */
export function AppealForm({ id }: { id: string }) {
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: `appeal:${id}`, fields: ['text'] },
    send: (body) => api.call('assessments.appeal', { params: { id }, body }),
    onSent: (attempt) => {
      client.setQueryData(attemptQuery(id).queryKey, attempt);
      toast({ title: 'Appeal sent' });
    },
  });
  return (
    <Form form={form.form} label="Appeal" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <TextArea
        {...form.field('text')}
        label="Why it should count"
        rows={4}
        hint="An admin reads it and answers. You can appeal once."
      />
      <Button type="submit" pending={form.pending}>
        Send appeal
      </Button>
    </Form>
  );
}
