import { useState } from 'react';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useChange, useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import {
  canRate,
  canRecord,
  type MeetingSide,
  RATING_DAYS,
  RATING_NOTE_MAX,
} from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** What became of a meeting, and its ratings: once it has begun. */
export function Outcome({ meeting, userId, now }: { meeting: ShownMeeting; userId: string; now: number }) {
  const { id, status, side, missedBy, ratings } = meeting;
  const record = useChange(
    (body: { outcome: 'held' | 'missed'; missedBy?: MeetingSide[] }) =>
      api.call('meetings.outcome', { params: { id }, body }),
    'Saved',
  );
  if (!canRecord(meeting, now)) return null;
  const other: MeetingSide = side === 'host' ? 'guest' : 'host';
  const own = ratings.find(({ by }) => by === userId);
  return (
    <Card title="How it went">
      {status === 'confirmed' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="flex-1 basis-full text-small text-muted">Did this meeting take place?</p>
          <Button
            size="small"
            variant="primary"
            pending={record.isPending}
            onClick={() => record.mutate({ outcome: 'held' })}
          >
            It was held
          </Button>
          <Button
            size="small"
            disabled={record.isPending}
            onClick={() => record.mutate({ outcome: 'missed', missedBy: [other] })}
          >
            {side === 'host' ? 'The guest missed it' : 'The host missed it'}
          </Button>
          <Button
            size="small"
            disabled={record.isPending}
            onClick={() => record.mutate({ outcome: 'missed', missedBy: [side] })}
          >
            I missed it
          </Button>
        </div>
      )}
      {status === 'missed' && (
        <p className="text-small">
          Missed by {missedBy?.map((one) => (one === side ? 'you' : `the ${one}`)).join(' and ')}.
        </p>
      )}
      {status === 'held' && !own && canRate(meeting, now) && <Rate meeting={meeting} />}
      {status === 'held' && (
        <ul className="flex flex-col gap-3 text-small">
          {ratings.map(({ by, stars, note }) => (
            <li key={by}>
              <p className="font-medium">
                {by === userId ? 'You' : nameOf(meeting, by)}: {stars} of 5
              </p>
              {note !== '' && (
                <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
                  {note}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {own && ratings.length === 1 && canRate(meeting, now) && (
        <p className="mt-3 text-fine text-muted">
          You see the other side’s rating when they have rated too, or {RATING_DAYS} days after the meeting.
        </p>
      )}
    </Card>
  );
}

/** The name of who rated. */
const nameOf = ({ host, panel, guest }: ShownMeeting, userId: string): string =>
  [host, ...panel, guest].find(({ id }) => id === userId)?.name ?? 'The other side';

const schema = z.object({
  stars: z.string().min(1, 'Choose a number'),
  note: z.string().max(RATING_NOTE_MAX),
});

/** Rates a meeting that was held, once. */
function Rate({ meeting: { id } }: { meeting: ShownMeeting }) {
  const refresh = useRefreshMeetings();
  const [stars, setStars] = useState('');
  const form = useApiForm({
    schema,
    defaultValues: { stars: '', note: '' },
    draft: { name: `rating:${id}`, fields: ['note'] },
    send: ({ note, ...given }) =>
      api.call('meetings.outcome', {
        params: { id },
        body: { outcome: 'held', stars: Number(given.stars), note },
      }),
    onSent: async () => {
      await refresh();
      toast({ title: 'Rating saved' });
    },
  });
  const { error } = form.field('stars');
  return (
    <Form form={form.form} label="Rate this meeting" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <p className="text-small text-muted">How useful was it? 5 is best. The other side sees it later.</p>
      <SegmentedControl
        label="How useful was it, from 1 to 5?"
        name="stars"
        segments={STARS}
        value={stars}
        onChange={(value) => {
          setStars(value);
          form.form.setValue('stars', value, { shouldValidate: true });
        }}
      />
      {error && (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
      <TextArea {...form.field('note')} label="Note" mark="optional" />
      <div>
        <Button type="submit" pending={form.pending}>
          Save rating
        </Button>
      </div>
    </Form>
  );
}
