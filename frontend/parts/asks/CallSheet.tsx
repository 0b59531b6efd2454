import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useAvailability, useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { ChosenTimes } from '#frontend/parts/meetings/ChosenTimes.tsx';
import { SlotPicker } from '#frontend/parts/meetings/SlotPicker.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { CALL_MINUTES, CALL_TIMES } from '#shared/features/asks/rules.ts';
import type { Ask } from '#shared/features/asks/schema.ts';
import { useRefreshAsks } from './api.ts';

const NO_TIMES: string[] = [];
const schema = z.object({
  times: z
    .array(z.string())
    .min(1, 'Choose at least one time')
    .max(CALL_TIMES, `Choose at most ${CALL_TIMES} times`),
});

/** Proposes up to three times for a call of ten minutes that answers a question. */
export default function CallSheet({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const { id: userId } = useCurrentUser();
  const { data: availability } = useAvailability();
  const refresh = useRefreshAsks();
  const refreshMeetings = useRefreshMeetings();
  const { name } = ask.student;
  const form = useApiForm({
    schema,
    defaultValues: { times: NO_TIMES },
    send: (body) => api.call('asks.answer', { params: { id: ask.id }, body }),
    onSent: async () => {
      toast({ title: 'Times sent', description: `${name} picks one.` });
      onClose();
      await Promise.all([refresh(), refreshMeetings()]);
    },
  });
  const times = form.form.watch('times');
  const choose = (starts: readonly string[]) =>
    form.form.setValue('times', [...starts].sort(), { shouldValidate: true });
  return (
    <FormSheet
      title={`Call with ${name}`}
      description={`${CALL_MINUTES} minutes. ${name} picks one of your times; nothing is booked until then.`}
      form={form}
      submit={{ label: 'Send times', pending: 'Sending…' }}
      onClose={onClose}
    >
      {availability && availability.weekly.length > 0 && (
        <SlotPicker
          userId={userId}
          minutes={CALL_MINUTES}
          legend="Your free times"
          chosen={times}
          most={CALL_TIMES}
          onChoose={choose}
        />
      )}
      {availability?.weekly.length === 0 && (
        <Notice>
          Your free times appear here once you{' '}
          <TextLink to={PATHS.availability}>set your availability</TextLink>. Until then, add times yourself.
        </Notice>
      )}
      <ChosenTimes chosen={times} most={CALL_TIMES} onChoose={choose} error={form.field('times').error} />
    </FormSheet>
  );
}
