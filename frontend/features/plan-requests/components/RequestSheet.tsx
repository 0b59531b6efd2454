import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type NewPlanRequest, newPlanRequestSchema } from '#shared/features/plan-requests/routes.ts';
import { PLAN_REQUEST_KINDS, PLAN_REQUEST_LABELS } from '#shared/features/plan-requests/rules.ts';
import { useRefreshRequests } from '../api.ts';

const KINDS = PLAN_REQUEST_KINDS.map((value) => ({ value, label: PLAN_REQUEST_LABELS[value] }));

/** Asks for a campus partnership or a custom integration. */
export default function RequestSheet({ onClose }: { onClose: () => void }) {
  const { email } = useCurrentUser();
  const refresh = useRefreshRequests();
  const form = useApiForm<NewPlanRequest, NewPlanRequest, unknown>({
    schema: newPlanRequestSchema,
    defaultValues: { kind: 'campus_partnerships', title: '', text: '', email },
    draft: { name: 'plan-request', fields: ['kind', 'title', 'text'] },
    send: (body) => api.call('plan-requests.create', { body }),
    onSent: async () => {
      await refresh();
      toast({ title: 'Request sent', description: 'You’re notified when it is answered.' });
      onClose();
    },
  });
  return (
    <FormSheet
      title="New request"
      description="An admin answers within 5 working days. All members of your company see the request and its answer."
      form={form}
      submit={{ label: 'Send request', pending: 'Sending…' }}
      onClose={onClose}
    >
      <RadioGroup {...form.field('kind')} label="What do you need?" options={KINDS} columns={2} />
      <TextField {...form.field('title')} label="Title" mark="required" />
      <TextArea
        {...form.field('text')}
        label="Details"
        mark="required"
        rows={8}
        hint="Name the campus and the programs, or the system and what should be exchanged with it."
      />
      <TextField {...form.field('email')} label="Email for questions" mark="required" type="email" />
    </FormSheet>
  );
}
