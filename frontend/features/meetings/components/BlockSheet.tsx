import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { dateInWords, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';

const schema = z
  .object({ date: z.iso.date('Choose a date'), from: z.string(), to: z.string() })
  .refine(({ from, to }) => (from === '') === (to === ''), {
    path: ['to'],
    error: 'Enter both times, or neither for the whole day',
  })
  .refine(({ from, to }) => from === '' || from < to, {
    path: ['to'],
    error: 'Enter a time after the start',
  });

interface BlockSheetProps {
  availability: AvailabilityRecord;
  date: string;
  from: string;
  to: string;
  onClose: () => void;
}

/** Block Time Slot: hours of a day that no one can book. */
export function BlockSheet({ availability, date, from, to, onClose }: BlockSheetProps) {
  const refresh = useRefreshMeetings();
  const form = useApiForm({
    schema,
    defaultValues: { date, from, to },
    send: (block) => {
      const hours = block.from === '' ? {} : { from: block.from, to: block.to };
      const exceptions = [...availability.exceptions, { date: block.date, ...hours, available: false }];
      return api.call('meetings.saveAvailability', { body: { ...availability, exceptions } });
    },
    onSent: async () => {
      await refresh();
      toast({ title: 'Time blocked', description: dateInWords(form.form.getValues('date')) });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Block time slot"
      description="No one can book you during this time. Meetings that are already booked stay."
      form={form}
      submit={{ label: 'Block time', pending: 'Blocking…' }}
      onClose={onClose}
    >
      <DateField {...form.field('date')} label="Date" mark="required" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('from')} label="From" type="time" hint="Leave empty for the whole day" />
        <TextField {...form.field('to')} label="To" type="time" />
      </div>
      <p className="text-fine text-muted">Times in {zoneInWords(availability.timeZone)}.</p>
    </FormSheet>
  );
}
