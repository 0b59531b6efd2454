import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { ASK_ANSWER_MAX } from '#shared/features/asks/rules.ts';
import type { Ask } from '#shared/features/asks/schema.ts';
import { Words } from './AskCard.tsx';
import { useRefreshAsks } from './api.ts';

const schema = z.object({ text: z.string().trim().min(1, 'Write an answer').max(ASK_ANSWER_MAX) });

/** Answers a question in text. */
export default function AnswerSheet({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const refresh = useRefreshAsks();
  const form = useApiForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: `answer-${ask.id}`, fields: ['text'] },
    send: (body) => api.call('asks.answer', { params: { id: ask.id }, body }),
    onSent: () => {
      toast({ title: 'Answer sent', description: `${ask.student.name} is notified.` });
      onClose();
      return refresh();
    },
  });
  return (
    <FormSheet
      title={`Answer ${ask.student.name}`}
      description="A few honest sentences help more than a perfect answer."
      form={form}
      submit={{ label: 'Send answer', pending: 'Sending…' }}
      onClose={onClose}
    >
      <Words>{ask.question}</Words>
      <TextArea {...form.field('text')} label="Your answer" mark="required" rows={8} />
    </FormSheet>
  );
}
