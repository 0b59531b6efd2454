import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { CalendarLinks } from '#frontend/parts/calendar/CalendarLinks.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** Links that add one meeting to a calendar, and the address that brings all of them. */
export function AddToCalendar({ meeting }: { meeting: ShownMeeting }) {
  const { id, topic, start = '', minutes, link } = meeting;
  const [asked, setAsked] = useState(false);
  const { data } = useQuery({ ...api.query('meetings.calendar'), enabled: asked });
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Address copied', description: 'Subscribe to it in your calendar app.' });
  };
  return (
    <Card title="Add to calendar">
      <CalendarLinks entry={{ title: topic, start, minutes, location: link, to: meetingPath(id) }} />
      <p className="mt-4 mb-2 text-small text-muted">
        Or subscribe to all your meetings. Anyone who has the address can read them.
      </p>
      {data ? (
        <Button size="small" onClick={() => void copy(data.url)}>
          Copy private address
        </Button>
      ) : (
        <Button size="small" pending={asked} onClick={() => setAsked(true)}>
          Show private address
        </Button>
      )}
      {data && <p className="mt-2 text-fine text-muted wrap-anywhere">{data.url}</p>}
    </Card>
  );
}
