import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { ASK_ANSWER_MAX, namesIn, QUESTION_LENGTH } from '#shared/features/asks/rules.ts';
import type { Ask } from '#shared/features/asks/schema.ts';
import { useRefreshAsks } from './api.ts';

const schema = z.object({
  question: z
    .string()
    .trim()
    .min(QUESTION_LENGTH.min, `Keep at least ${QUESTION_LENGTH.min} characters`)
    .max(QUESTION_LENGTH.max),
  answer: z.string().trim().min(1, 'Keep an answer').max(ASK_ANSWER_MAX),
});

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Shows a question and its answer as they would be published, to edit and to agree to. */
export default function PublishSheet({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const refresh = useRefreshAsks();
  const { student, alumnus, side, publication } = ask;
  const other = side === 'student' ? alumnus.name : student.name;
  const proposed = publication && publication.agreed.length > 0;
  const form = useApiForm({
    schema,
    defaultValues: {
      question: publication?.question ?? ask.question,
      answer: publication?.answer ?? ask.answer ?? '',
    },
    send: (texts) => api.call('asks.publish', { params: { id: ask.id }, body: { publish: true, ...texts } }),
    onSent: ({ publication: after }) => {
      toast(
        after?.published
          ? { title: 'Answer published', description: 'Others can find it, without your names.' }
          : { title: 'You agreed', description: `It’s published once ${other} agrees to these words.` },
      );
      onClose();
      return refresh();
    },
  });
  const texts = useWatch({ control: form.control });
  const names = namesIn(`${texts.question} ${texts.answer}`, [student.name, alumnus.name]);
  return (
    <FormSheet
      title="Publish without names"
      description={
        proposed && !publication.agreed.includes(side)
          ? `${other} agreed to these words. If you change them, ${other} is asked again.`
          : `This is what others will read. It’s published only if ${other} agrees to the same words.`
      }
      form={form}
      submit={{ label: 'Agree to publish', pending: 'Sending…' }}
      onClose={onClose}
    >
      {names.length > 0 && (
        <Notice tone="warning">
          {`${list.format(names)} ${names.length === 1 ? 'is a name' : 'are names'} of one of you. Take out what tells who you are.`}
        </Notice>
      )}
      <TextArea {...form.field('question')} label="Question" mark="required" rows={4} />
      <TextArea {...form.field('answer')} label="Answer" mark="required" rows={8} />
    </FormSheet>
  );
}
