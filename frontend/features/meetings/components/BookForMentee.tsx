import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { momentIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { OtherTimes } from '#frontend/parts/meetings/OtherTimes.tsx';
import { useMentorScreens } from '#frontend/parts/mentors/ownMentor.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { TOPIC_MAX } from '#shared/features/meetings/rules.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

const schema = z.object({
  mentorshipId: z.string().min(1, 'Choose a mentee'),
  topic: z.string().trim().min(1, 'Enter what the session is about').max(TOPIC_MAX),
  minutes: z.string(),
  start: z.string(),
});

interface BookForMenteeProps {
  /** The free time that was chosen. */
  start: string;
  /** How long the mentor's slots are. */
  minutes: number;
  onClose: () => void;
}

/** Books one of the mentor's free times for a mentee. */
export function BookForMentee(props: BookForMenteeProps) {
  const { onClose } = props;
  const { mentees: list } = useMentorScreens();
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('mentorships.list', { query: { as: 'mentor', state: 'active', limit: PLACES.max } }),
    staleTime: 0,
  });
  if (data && data.items.length > 0) return <BookingForm {...props} mentees={data.items} />;
  // One sheet after another would take the focus out of the form, which then asks for what is missing.
  if (!data && !error) return null;
  return (
    <Sheet side="right" open onOpenChange={(open) => !open && onClose()} title="Book a session">
      {data && (
        <EmptyState
          heading="h3"
          title="You have no mentees yet"
          action={<ButtonLink to={list}>Go to your mentees</ButtonLink>}
        >
          Once you have accepted a request, you can book sessions with the student.
        </EmptyState>
      )}
      {error && !data && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load your mentees."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  );
}

const lengthsWith = (minutes: number) =>
  [...new Set([15, 30, 45, 60, 90, minutes])]
    .sort((one, other) => one - other)
    .map((value) => ({ value: String(value), label: `${value} minutes` }));

interface BookingFormProps extends BookForMenteeProps {
  mentees: readonly Mentorship[];
}

function BookingForm({ start, minutes, mentees, onClose }: BookingFormProps) {
  const zone = useTimeZone();
  const refresh = useRefreshMeetings();
  // The same for every attempt: an answer that was lost does not book twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useApiForm({
    schema,
    defaultValues: {
      mentorshipId: mentees.length === 1 ? (mentees[0]?.id ?? '') : '',
      topic: '',
      minutes: String(minutes),
      start,
    },
    draft: { name: 'book-mentee', fields: ['mentorshipId', 'topic'] },
    send: (given) => {
      const { id = '', mentee } = mentees.find((one) => one.id === given.mentorshipId) ?? {};
      return api.call('meetings.create', {
        body: {
          with: mentee?.id ?? '',
          reason: { kind: 'mentorship', id },
          topic: given.topic,
          minutes: Number(given.minutes),
          start: given.start,
          clientId,
        },
      });
    },
    onSent: async (meeting) => {
      await refresh();
      toast({
        title: 'Session booked',
        description: `${meeting.guest.name}, ${momentIn(meeting.start ?? start, zone)}`,
      });
      onClose();
    },
    onError: async (error) => {
      if (errorCode(error) === 'slot_taken') await refresh();
    },
  });
  const chosen = form.form.watch('start');
  return (
    <FormSheet
      title="Book a session"
      description={`${momentIn(chosen, zone)}, in ${zoneInWords(zone)}. The mentee is notified and can move it.`}
      form={form}
      submit={{ label: 'Book session', pending: 'Booking…' }}
      onClose={onClose}
    >
      <Select
        {...form.field('mentorshipId')}
        label="Mentee"
        mark="required"
        placeholder="Choose a mentee"
        options={mentees.map(({ id, mentee }) => ({ value: id, label: mentee.name }))}
      />
      <TextField {...form.field('topic')} label="Topic" mark="required" />
      <Select {...form.field('minutes')} label="Length" options={lengthsWith(minutes)} />
      <OtherTimes failure={form.failure} onChoose={(time) => form.form.setValue('start', time)} />
    </FormSheet>
  );
}
