import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { TOPIC_MAX } from '#shared/features/meetings/rules.ts';
import { momentIn, useTimeZone } from '../calendar/time.ts';
import { useRefreshMeetings } from './api.ts';
import type { BookTarget } from './bookTarget.ts';
import { OtherTimes } from './OtherTimes.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const schema = z.object({
  topic: z.string().trim().min(1, 'Enter what the meeting is about').max(TOPIC_MAX),
  minutes: z.string(),
  start: z.string().min(1, 'Choose a time'),
});
const LENGTHS = ['15', '30', '45', '60', '90'].map((value) => ({ value, label: `${value} minutes` }));

interface BookSheetProps extends BookTarget {
  onClose: () => void;
}

/** Books a free time of another user. */
export default function BookSheet({ userId, name, reason, onClose }: BookSheetProps) {
  const zone = useTimeZone();
  const booked = reason.kind === 'mentorship' ? 'Session' : 'Meeting';
  const refresh = useRefreshMeetings();
  const navigate = useNavigate();
  // The same for every attempt: an answer that was lost does not book twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useApiForm({
    schema,
    defaultValues: { topic: '', minutes: '30', start: '' },
    draft: { name: `book:${userId}`, fields: ['topic', 'minutes'] },
    send: ({ topic, minutes, start }) =>
      api.call('meetings.create', {
        body: { with: userId, reason, topic, minutes: Number(minutes), start, clientId },
      }),
    onSent: async ({ id, start = '' }) => {
      await refresh();
      toast({ title: `${booked} booked`, description: momentIn(start, zone) });
      await navigate(meetingPath(id));
    },
    onError: async (error) => {
      if (errorCode(error) === 'slot_taken') {
        form.form.setValue('start', '');
        await refresh();
      }
    },
  });
  const [start, minutes] = form.form.watch(['start', 'minutes']);
  const { error } = form.field('start');
  const choose = (slot: string) => form.form.setValue('start', slot, { shouldValidate: true });
  return (
    <FormSheet
      title={reason.kind === 'mentorship' ? `Session with ${name}` : `Meet ${name}`}
      form={form}
      submit={{ label: `Book ${booked.toLowerCase()}`, pending: 'Booking…' }}
      onClose={onClose}
    >
      <TextField {...form.field('topic')} label="Topic" mark="required" />
      <Select {...form.field('minutes')} label="Length" options={LENGTHS} />
      <SlotPicker
        userId={userId}
        legend={`Free times of ${name}`}
        minutes={Number(minutes)}
        chosen={start ? [start] : []}
        onChoose={([slot = '']) => choose(slot)}
      />
      <OtherTimes failure={form.failure} onChoose={choose} />
      {error && (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
    </FormSheet>
  );
}
