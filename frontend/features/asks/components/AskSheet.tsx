import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRefreshAsks } from '#frontend/parts/asks/api.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { fullName } from '#shared/core/names.ts';
import { ASK_TOPICS, QUESTION_LENGTH } from '#shared/features/asks/rules.ts';
import type { AskPerson } from '#shared/features/asks/schema.ts';

const schema = z.object({
  topic: z.enum(ASK_TOPICS, 'Choose a topic'),
  question: z
    .string()
    .trim()
    .min(QUESTION_LENGTH.min, `Ask in at least ${QUESTION_LENGTH.min} characters`)
    .max(QUESTION_LENGTH.max, `Ask in at most ${QUESTION_LENGTH.max} characters`),
});

interface AskSheetProps {
  person: AskPerson;
  onClose: () => void;
  onAsked: () => void;
}

/** Asks an alumnus one question. */
export default function AskSheet({ person, onClose, onAsked }: AskSheetProps) {
  const refresh = useRefreshAsks();
  const name = fullName(person);
  const topics = person.topics.length > 0 ? person.topics : ASK_TOPICS;
  const form = useApiForm({
    schema,
    defaultValues: { topic: '', question: '' },
    draft: { name: `ask-${person.id}`, fields: ['topic', 'question'] },
    send: (body) => api.call('asks.create', { body: { to: person.id, ...body } }),
    onSent: () => {
      toast({ title: 'Question sent', description: `${name} has seven days to answer.` });
      onClose();
      onAsked();
      return refresh();
    },
    // Somebody else may have taken the last place.
    onError: refresh,
  });
  return (
    <FormSheet
      title={`Ask ${name}`}
      description="Ask what can be answered in ten minutes, and say in a sentence why you ask."
      form={form}
      submit={{ label: 'Send question', pending: 'Sending…' }}
      onClose={onClose}
    >
      <Select
        {...form.field('topic')}
        label="Topic"
        mark="required"
        placeholder="Choose a topic"
        options={topics}
      />
      <TextArea {...form.field('question')} label="Your question" mark="required" rows={6} />
    </FormSheet>
  );
}
