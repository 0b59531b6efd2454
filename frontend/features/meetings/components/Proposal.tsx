import { useState } from 'react';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { useChange, useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { SlotPicker } from '#frontend/parts/meetings/SlotPicker.tsx';
import { TimeFields, toMoment } from '#frontend/parts/meetings/TimeFields.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { MAX_PROPOSED, MEETING_REASON_MAX } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** The times of a meeting that was not picked yet: the guest picks one or asks for others, the host proposes others. */
export function Proposal({ meeting }: { meeting: ShownMeeting }) {
  const { id, proposed, anySlot, asked, side } = meeting;
  const zone = useTimeZone();
  const accept = useChange(
    (start: string) => api.call('meetings.accept', { params: { id }, body: { start } }),
    'Meeting booked',
  );
  const isGuest = side === 'guest';
  return (
    <Card title={isGuest ? 'Pick a time' : 'Proposed times'}>
      {asked && (
        <p className="mb-4 text-small">
          {isGuest ? 'You asked' : 'The guest asks'} for other times:{' '}
          <q dir="auto" className="text-muted wrap-anywhere">
            {asked}
          </q>
        </p>
      )}
      {anySlot &&
        (isGuest ? (
          <AnySlot meeting={meeting} accept={accept} />
        ) : (
          <p className="text-small">The guest can pick any time at which all hosts are free.</p>
        ))}
      <ul className="flex flex-col gap-2 empty:hidden">
        {proposed.map((start) => (
          <li
            key={start}
            className="flex flex-wrap items-center justify-between gap-3 text-small tabular-nums"
          >
            {momentIn(start, zone)}
            {isGuest && (
              <Button
                size="small"
                pending={accept.isPending && accept.variables === start}
                disabled={Date.parse(start) <= serverNow()}
                onClick={() => accept.mutate(start)}
              >
                Pick<span className="sr-only"> {momentIn(start, zone)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-5">
        {isGuest ? <Ask id={id} /> : <Propose meeting={meeting} />}
      </div>
    </Card>
  );
}

interface AnySlotProps {
  meeting: ShownMeeting;
  accept: { mutate: (start: string) => void; isPending: boolean };
}

/** The guest picks any time at which all hosts are free. */
function AnySlot({ meeting: { host, panel, minutes }, accept }: AnySlotProps) {
  const [start, setStart] = useState('');
  const zone = useTimeZone();
  return (
    <div className="flex flex-col gap-4">
      <SlotPicker
        userId={host.id}
        panel={panel.map(({ id }) => id)}
        minutes={minutes}
        legend={`Times at which ${[host, ...panel].map(({ name }) => name).join(', ')} can meet you`}
        chosen={start ? [start] : []}
        onChoose={([slot = '']) => setStart(slot)}
        none="Look at a later one, or ask for other times."
      />
      <div>
        <Button
          variant="primary"
          disabled={start === ''}
          pending={accept.isPending}
          onClick={() => accept.mutate(start)}
        >
          {start === '' ? 'Pick a time' : `Pick ${momentIn(start, zone)}`}
        </Button>
      </div>
    </div>
  );
}

const askSchema = z.object({
  note: z.string().trim().min(1, 'Say when you have time').max(MEETING_REASON_MAX),
});

function Ask({ id }: { id: string }) {
  const refresh = useRefreshMeetings();
  const form = useApiForm({
    schema: askSchema,
    defaultValues: { note: '' },
    draft: { name: `ask:${id}`, fields: ['note'] },
    send: (body) => api.call('meetings.ask', { params: { id }, body }),
    onSent: async () => {
      form.form.reset({ note: '' });
      await refresh();
      toast({ title: 'Request sent' });
    },
  });
  return (
    <Form form={form.form} label="Ask for other times" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <TextArea {...form.field('note')} label="None of these?" hint="Say when you have time." />
      <div>
        <Button type="submit" pending={form.pending}>
          Ask for other times
        </Button>
      </div>
    </Form>
  );
}

const proposeSchema = z.object({
  date: z.string().min(1, 'Choose a date'),
  clock: z.string().min(1, 'Choose a time'),
});

function Propose({ meeting: { id, proposed, asked } }: { meeting: ShownMeeting }) {
  const zone = useTimeZone();
  const refresh = useRefreshMeetings();
  // The guest could take none of the old times: they are replaced.
  const kept = asked === undefined ? proposed : [];
  const form = useApiForm({
    schema: proposeSchema,
    defaultValues: { date: '', clock: '' },
    send: async ({ date, clock }) => {
      const start = await toMoment(date, clock, zone);
      return api.call('meetings.propose', { params: { id }, body: { proposed: [...kept, start] } });
    },
    onSent: async () => {
      form.form.reset({ date: '', clock: '' });
      await refresh();
      toast({ title: 'Time proposed' });
    },
  });
  if (kept.length >= MAX_PROPOSED)
    return <p className="text-small text-muted">You’ve proposed six times, which is the most.</p>;
  return (
    <Form form={form.form} label="Propose a time" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <TimeFields date={form.field('date')} clock={form.field('clock')} />
      <div>
        <Button type="submit" pending={form.pending}>
          {asked === undefined ? 'Propose one more' : 'Propose instead'}
        </Button>
      </div>
    </Form>
  );
}
