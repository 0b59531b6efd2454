import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { OtherTimes } from '#frontend/parts/meetings/OtherTimes.tsx';
import { SlotPicker } from '#frontend/parts/meetings/SlotPicker.tsx';
import { TimeFields, toMoment } from '#frontend/parts/meetings/TimeFields.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { MEETING_REASON_MAX } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

const shape = {
  reason: z.string().trim().max(MEETING_REASON_MAX, tooLong(MEETING_REASON_MAX)),
  start: z.string(),
  date: z.string(),
  clock: z.string(),
};
const byGuest = z.object({ ...shape, start: z.string().min(1, 'Choose a time') });
const byHost = z.object({
  ...shape,
  date: z.string().min(1, 'Choose a date'),
  clock: z.string().min(1, 'Choose a time'),
});

interface RescheduleSheetProps {
  meeting: ShownMeeting;
  onClose: () => void;
}

/** Moves a meeting: its guest to a free time of the host, its host to any time that both have free. */
export function RescheduleSheet({ meeting, onClose }: RescheduleSheetProps) {
  const { id, host, panel, minutes, side, start: before = '' } = meeting;
  const zone = useTimeZone();
  const refresh = useRefreshMeetings();
  const form = useApiForm({
    schema: side === 'guest' ? byGuest : byHost,
    defaultValues: { reason: '', start: '', date: '', clock: '' },
    send: async ({ reason, start, date, clock }) =>
      api.call('meetings.reschedule', {
        params: { id },
        body: { start: side === 'guest' ? start : await toMoment(date, clock, zone), reason },
      }),
    onSent: async ({ start = '' }) => {
      await refresh();
      toast({ title: 'Meeting moved', description: momentIn(start, zone) });
      onClose();
    },
    onError: async (error) => {
      if (errorCode(error) === 'slot_taken') await refresh();
    },
  });
  const start = form.form.watch('start');
  const { error } = form.field('start');
  const choose = (slot: string) => form.form.setValue('start', slot, { shouldValidate: true });
  return (
    <FormSheet
      title="Reschedule"
      description={`${meeting.topic}, now ${momentIn(before, zone)}`}
      form={form}
      submit={{ label: 'Move meeting', pending: 'Moving…' }}
      onClose={onClose}
    >
      {side === 'guest' ? (
        <SlotPicker
          userId={host.id}
          panel={panel.map((one) => one.id)}
          legend={`Free times of ${[host, ...panel].map(({ name }) => name).join(', ')}`}
          minutes={minutes}
          chosen={start ? [start] : []}
          onChoose={([slot = '']) => choose(slot)}
        />
      ) : (
        <TimeFields date={form.field('date')} clock={form.field('clock')} />
      )}
      <OtherTimes failure={form.failure} onChoose={choose} />
      {error && (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
      <TextArea {...form.field('reason')} label="Reason" mark="optional" hint="The other side can read it." />
    </FormSheet>
  );
}
