import { useNavigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { EVENTS_PATH } from '#frontend/parts/events/paths.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { keysIn } from '#shared/core/choice-keys.ts';
import { eventPath } from '#shared/features/events/address.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useEventChanged } from '../api.ts';
import { eventBody, eventValuesSchema, noEvent, type SentEventValues, valuesOf } from '../eventValues.ts';
import { EventForm } from './EventForm.tsx';

const LABELS = {
  title: 'title',
  description: 'description',
  startDate: 'date',
  startsAt: 'beginning',
  endDate: 'day of the end',
  endsAt: 'end',
  timeZone: 'time zone',
  venue: 'place',
  link: 'online room',
  capacity: 'places',
  audience: 'who may come',
  coHosts: 'co-hosts',
} as const;

/** A new event: it becomes a draft. */
export function NewEvent() {
  const zone = useTimeZone();
  const go = useNavigate();
  const changed = useEventChanged();
  const values = noEvent(zone);
  const form = useApiForm({
    schema: eventValuesSchema,
    defaultValues: values,
    draft: { name: 'event:new', fields: keysIn(LABELS) },
    send: async (sent: SentEventValues) => api.call('events.create', { body: await eventBody(sent) }),
    onSent: async (event) => {
      await changed(event);
      toast({ title: 'Draft saved', description: event.title });
      await go(eventPath(event.id));
    },
  });
  return <EventForm form={form} label="Create event" submit="Save draft" cancel={EVENTS_PATH} />;
}

/** Changes an event on top of the version that was loaded. */
export function EditEvent({ event }: { event: WholeEvent }) {
  const go = useNavigate();
  const changed = useEventChanged();
  const params = { id: event.id };
  const form = useRecordForm({
    record: event,
    valuesOf,
    schemaFor: () => eventValuesSchema,
    draft: `event:${event.id}`,
    save: async (sent: SentEventValues, { version }) =>
      api.call('events.update', { params, body: { ...(await eventBody(sent)), version } }),
    read: () => api.call('events.get', { params }),
    onSaved: async (saved) => {
      await changed(saved);
      toast({ title: 'Event saved', description: saved.title });
      await go(eventPath(event.id));
    },
  });
  return (
    <>
      <RecordConflict form={form} subject="This event" labels={LABELS} />
      <EventForm form={form} label="Edit event" submit="Save event" cancel={eventPath(event.id)} />
    </>
  );
}
