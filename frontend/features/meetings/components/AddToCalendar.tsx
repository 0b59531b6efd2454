import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** `20261203T140000Z`, as calendars write moments. */
const compact = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** The address at which Google Calendar or Outlook takes a meeting. */
const linksOf = ({ id, topic, minutes, link, start = '' }: ShownMeeting) => {
  const [begin, end] = [Date.parse(start), Date.parse(start) + minutes * 60_000];
  const page = `${location.origin}${meetingPath(id)}`;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: topic,
    dates: `${compact(begin)}/${compact(end)}`,
    details: page,
    location: link,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: topic,
    body: page,
    location: link,
    startdt: new Date(begin).toISOString(),
    enddt: new Date(end).toISOString(),
  });
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/action/compose?${outlook}` },
  ];
};

/** Links that add one meeting to a calendar, and the address that brings all of them. */
export function AddToCalendar({ meeting }: { meeting: ShownMeeting }) {
  const [asked, setAsked] = useState(false);
  const { data } = useQuery({ ...api.query('meetings.calendar'), enabled: asked });
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Address copied', description: 'Subscribe to it in your calendar app.' });
  };
  return (
    <Card title="Add to calendar">
      <ul className="flex flex-col gap-2 text-small">
        {linksOf(meeting).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="rounded-tick font-medium text-brand underline underline-offset-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
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
