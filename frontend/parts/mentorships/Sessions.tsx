import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { isOver, type MeetingSide } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { momentIn, useTimeZone } from '../calendar/time.ts';
import { JoinButton } from '../meetings/JoinButton.tsx';
import { MeetingBadge } from '../meetings/MeetingCard.tsx';
import { calledBy } from './words.ts';

/** Whether a session is still to come, or to be agreed. */
export const isComing = (meeting: ShownMeeting, now: number): boolean =>
  meeting.status === 'proposed' || (meeting.status === 'confirmed' && !isOver(meeting, now));

/** Those to come, the next first, and after them those that wait for a time. */
export const comingSessions = (sessions: readonly ShownMeeting[], now: number): ShownMeeting[] =>
  sessions
    .filter((session) => isComing(session, now))
    .sort((one, other) => ((one.start ?? 'z') < (other.start ?? 'z') ? -1 : 1));

/** The sessions of a mentorship, those to come first. Agenda, outcome and rating are on the page of each. */
export function Sessions({ sessions }: { sessions: readonly ShownMeeting[] }) {
  const now = serverNow();
  const past = sessions.filter((session) => !isComing(session, now));
  const coming = comingSessions(sessions, now);
  if (sessions.length === 0)
    return (
      <p className="text-small text-muted">
        No sessions yet. They appear here once one is booked, with their agenda and how they went.
      </p>
    );
  return (
    <ul aria-label="Sessions" className="-my-3 divide-y divide-line">
      {[...coming, ...past].map((session) => (
        <li key={session.id}>
          <Session session={session} />
        </li>
      ))}
    </ul>
  );
}

/** Who rated, for the user who reads it. */
const raterOf = ({ side, host, guest }: ShownMeeting, rater: MeetingSide): string =>
  rater === side ? 'You' : calledBy((rater === 'host' ? host : guest).name);

function Session({ session }: { session: ShownMeeting }) {
  const zone = useTimeZone();
  const { id, topic, start, minutes, status, side, ratings } = session;
  const picks = status === 'proposed' && side === 'guest' && session.asked === undefined;
  const rated = ratings.map((rating) => `${raterOf(session, rating.side)} rated ${rating.stars} of 5`);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <TextLink quiet to={meetingPath(id)}>
            <bdi>{topic}</bdi>
          </TextLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted tabular-nums">
          <time dateTime={start}>
            {start === undefined ? 'Time to be agreed' : `${momentIn(start, zone)}, ${minutes} min`}
          </time>
          <MeetingBadge meeting={session} />
          {rated.length > 0 && <span>{rated.join(' · ')}</span>}
        </p>
      </div>
      {picks ? <TextLink to={meetingPath(id)}>Pick a time</TextLink> : <JoinButton meeting={session} small />}
    </article>
  );
}
