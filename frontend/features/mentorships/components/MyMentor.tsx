import type { ReactNode } from 'react';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MentorshipBadge } from '#frontend/parts/mentorships/MentorshipBadge.tsx';
import { CurrentProgress } from '#frontend/parts/mentorships/ProgressChart.tsx';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { answerByInWords, otherCalled, termInWords } from '#frontend/parts/mentorships/words.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { initialsOf } from '#frontend/ui/data/initials.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { Closing } from './Closing.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** A mentorship or a request in the student's list: what it waits for, and what can be done about it. */
export function MyMentor({ mentorship }: { mentorship: Mentorship }) {
  const { status } = mentorship;
  if (status === 'requested') return <Waiting mentorship={mentorship} />;
  return status === 'active' ? <Active mentorship={mentorship} /> : <Over mentorship={mentorship} />;
}

interface FrameProps {
  mentorship: Mentorship;
  /** What matters most about it, under the name. */
  line: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

function Frame({ mentorship: { id, mentor, status }, line, actions, children }: FrameProps) {
  const person = { ...initialsOf(mentor.name), role: 'mentor' } as const;
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar {...person} />
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-x-3">
            <h3 className="font-semibold wrap-anywhere">
              <TextLink quiet to={mentorshipPath(id)}>
                <bdi>{mentor.name}</bdi>
              </TextLink>
            </h3>
            <MentorshipBadge status={status} waiting />
          </div>
          <p className="text-small tabular-nums">{line}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </article>
  );
}

function Waiting({ mentorship }: { mentorship: Mentorship }) {
  const { id, asked } = mentorship;
  const zone = useTimeZone();
  return (
    <Frame
      mentorship={mentorship}
      line={<span className="font-medium">{answerByInWords(mentorship, zone)}</span>}
      actions={
        <>
          <ButtonLink size="small" to={mentorshipPath(id)}>
            View request
          </ButtonLink>
          <WithdrawButton mentorship={mentorship} />
        </>
      }
    >
      <p className="text-small text-muted wrap-anywhere">
        You asked for: <bdi>{asked.goals.join(' · ')}</bdi>. Your place is held until then.
      </p>
    </Frame>
  );
}

function Active({ mentorship }: { mentorship: Mentorship }) {
  const { id, side, current, nextSession, proposed } = mentorship;
  const zone = useTimeZone();
  return (
    <Frame
      mentorship={mentorship}
      line={
        <>
          <span className="font-medium">
            {nextSession === null ? 'No session booked' : `Next session ${momentIn(nextSession, zone)}`}
          </span>
          <span className="text-muted"> · {termInWords(mentorship, zone)}</span>
        </>
      }
      actions={
        <ButtonLink size="small" to={mentorshipPath(id)}>
          {nextSession === null ? 'Book session' : 'Open'}
        </ButtonLink>
      }
    >
      {proposed && proposed.by !== side && (
        <p className="text-small">
          {otherCalled(mentorship)} proposes goals.{' '}
          <TextLink to={mentorshipPath(id)}>Agree or change them</TextLink>
        </p>
      )}
      <CurrentProgress current={current} />
    </Frame>
  );
}

function Over({ mentorship }: { mentorship: Mentorship }) {
  const zone = useTimeZone();
  return (
    <Frame
      mentorship={mentorship}
      line={<span className="text-muted">{momentIn(mentorship.updatedAt, zone)}</span>}
    >
      <Closing mentorship={mentorship} />
    </Frame>
  );
}
