import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { CalendarLinks } from '#frontend/parts/calendar/CalendarLinks.tsx';
import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { initialsOf } from '#frontend/ui/data/initials.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { eventPath, publicEventPath } from '#shared/features/events/address.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { audienceInWords, takesGuests } from '../words.ts';

const MINUTE_MS = 60_000;

/** Who hosts it, for whom it is, and how it gets into a calendar. */
export function About({ event }: { event: WholeEvent }) {
  const { id, title, host, hosting, coHosts, audience, university, startsAt, endsAt, venue, link, status } =
    event;
  return (
    <>
      <Card title={coHosts.length === 0 ? 'Host' : 'Hosts'}>
        <ul className="flex flex-col gap-3 text-small">
          {[host, ...coHosts].map((person) => (
            <li key={person.id} className="flex items-center gap-3">
              <Avatar {...initialsOf(person.name)} size="small" />
              <TextLink quiet to={fillPath(PATHS.person, { id: person.id })}>
                <bdi>{person.name}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
        {!hosting && (
          <div className="mt-3 -ml-3">
            <ReportButton target={{ userId: host.id, name: host.name, eventId: id }} size="small" />
          </div>
        )}
      </Card>
      <Card title="Who may come">
        <p className="text-small wrap-anywhere">
          <bdi>{audienceInWords(audience, university)}</bdi>
        </p>
        {audience === 'public' && status !== 'draft' && (
          <p className="mt-2 text-small">
            <TextLink to={publicEventPath(id)}>Public page</TextLink>
          </p>
        )}
      </Card>
      {takesGuests(event, serverNow()) && (
        <Card title="Add to calendar">
          <CalendarLinks
            entry={{
              title,
              start: startsAt,
              minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS,
              location: venue || link,
              to: eventPath(id),
            }}
          />
          <p className="mt-4 text-small text-muted">
            With a place you get a calendar file by mail, and the event is in your{' '}
            <TextLink to={PATHS.calendar}>calendar</TextLink>.
          </p>
        </Card>
      )}
    </>
  );
}
