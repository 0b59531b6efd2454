import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type PlanRequest, planAnswerSchema } from '#shared/features/plan-requests/routes.ts';
import { type PlanAnswer, planRequestWorkflow } from '#shared/features/plan-requests/rules.ts';
import { statusesFrom } from '../answering.ts';
import { useRefreshRequests } from '../api.ts';

const MEANING: Readonly<Record<PlanAnswer, string>> = {
  in_progress: 'You work on it, and answer again when it is done.',
  done: 'It is set up.',
  declined: 'It is not possible. Say why.',
};

interface Values {
  to: PlanAnswer;
  text: string;
}

/** Answers a request of a company. */
export default function AnswerSheet({ request, onClose }: { request: PlanRequest; onClose: () => void }) {
  const refresh = useRefreshRequests();
  const answers = statusesFrom(request.status);
  const form = useApiForm<Values, Values, unknown>({
    schema: planAnswerSchema,
    defaultValues: { to: answers[0] ?? 'done', text: '' },
    draft: { name: `plan-answer:${request.id}`, fields: ['to', 'text'] },
    send: (values) =>
      api.call('plan-requests.answer', {
        params: { companyId: request.company.id, id: request.id },
        body: { ...values, version: request.version },
      }),
    // It may have been withdrawn, or answered by another admin.
    onError: refresh,
    onSent: async () => {
      await refresh();
      toast({ title: 'Answer sent' });
      onClose();
    },
  });
  return (
    <FormSheet
      title={`Answer “${request.title}”`}
      description={`The members of ${request.company.name} see the answer, and ${request.by.name} is notified.`}
      form={form}
      submit={{ label: 'Send answer', pending: 'Sending…' }}
      onClose={onClose}
    >
      <RadioGroup
        {...form.field('to')}
        label="Result"
        options={answers.map((value) => ({
          value,
          label: planRequestWorkflow.statuses[value].label,
          description: MEANING[value],
        }))}
      />
      <TextArea {...form.field('text')} label="Answer" mark="required" rows={8} />
    </FormSheet>
  );
}
