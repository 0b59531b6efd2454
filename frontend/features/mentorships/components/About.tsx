import type { ReactNode } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { dayIn, momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { MentorshipBadge } from '#frontend/parts/mentorships/MentorshipBadge.tsx';
import { otherOf } from '#frontend/parts/mentorships/words.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { initialsOf } from '#frontend/ui/data/initials.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { inOneLine } from '#shared/core/isolation.ts';
import type { MentorshipSide } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** Who the other side is, the term, and how much there was so far. `children` are further actions. */
export function About({ mentorship, children }: { mentorship: Mentorship; children?: ReactNode }) {
  const { id, status, side, mentee, asked, startedAt, endsAt, sessionsHeld, lastContactAt } = mentorship;
  const zone = useTimeZone();
  const other = otherOf(mentorship);
  const studies = side === 'mentor' ? inOneLine([mentee.university, mentee.major, mentee.year]) : '';
  const isOn = status === 'active' || status === 'ended';
  const facts = [
    ['Term', `${asked.weeks} weeks`],
    startedAt !== undefined && ['Began', dayIn(startedAt, zone)],
    endsAt !== undefined && [status === 'ended' ? 'Term until' : 'Ends', dayIn(endsAt, zone)],
    isOn && ['Sessions held', String(sessionsHeld)],
    lastContactAt !== undefined && ['Last contact', momentIn(lastContactAt, zone)],
  ].filter((fact) => fact !== false);
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Avatar {...initialsOf(other.name)} role={side === 'mentee' ? 'mentor' : 'student'} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <TextLink quiet to={fillPath(PATHS.person, { id: other.id })}>
              <bdi>{other.name}</bdi>
            </TextLink>
          </p>
          <p className="text-fine text-muted wrap-anywhere">{studies || whoIs(side, isOn)}</p>
        </div>
      </div>
      <p className="mt-4">
        <MentorshipBadge status={status} waiting={side === 'mentee'} />
      </p>
      <dl className="mt-3 flex flex-col gap-1.5 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {(status === 'active' || children) && (
        <div className="mt-5 flex flex-col gap-2">
          {status === 'active' && (
            <MessageButton with={other.id} reason={{ kind: 'mentorship', id }} name={other.name}>
              Send message
            </MessageButton>
          )}
          {children}
        </div>
      )}
    </Card>
  );
}

/** What the other side is to the user; a request does not make them mentor and mentee. */
const whoIs = (side: MentorshipSide, isOn: boolean): string => {
  if (side === 'mentee') return isOn ? 'Your mentor' : 'Mentor';
  return isOn ? 'Your mentee' : 'Student';
};
