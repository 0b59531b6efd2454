import { fullDayIn, spanIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { BookButton } from '#frontend/parts/meetings/BookButton.tsx';
import { JoinButton } from '#frontend/parts/meetings/JoinButton.tsx';
import { ProposeButton } from '#frontend/parts/meetings/ProposeButton.tsx';
import { comingSessions } from '#frontend/parts/mentorships/Sessions.tsx';
import { otherOf } from '#frontend/parts/mentorships/words.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';

/** The way to another session: the mentee books a free time of the mentor, the mentor proposes times. */
export function SessionAction({ mentorship }: { mentorship: WholeMentorship }) {
  const { id, side, minor } = mentorship;
  const { id: userId, name } = otherOf(mentorship);
  const reason = { kind: 'mentorship', id } as const;
  return side === 'mentee' ? (
    <BookButton variant="primary" userId={userId} name={name} reason={reason}>
      Book session
    </BookButton>
  ) : (
    <ProposeButton variant="primary" with={userId} name={name} reason={reason} ownRoom={minor}>
      Schedule session
    </ProposeButton>
  );
}

/** The next session with the way into it; while there is none, that one can be booked. */
export function NextSession({ mentorship: { sessions } }: { mentorship: WholeMentorship }) {
  const zone = useTimeZone();
  const [next] = comingSessions(sessions, serverNow());
  if (next?.start === undefined)
    return (
      <Card title="Next session">
        {next ? (
          <p className="text-small">
            <TextLink to={meetingPath(next.id)}>
              <bdi>{next.topic}</bdi>
            </TextLink>{' '}
            waits for a time.
          </p>
        ) : (
          <p className="text-small text-muted">
            None is booked. A mentorship without a session or message for a week is easy to lose sight of.
          </p>
        )}
      </Card>
    );
  return (
    <Card title="Next session">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <time dateTime={next.start}>
            <span className="block text-heading font-semibold tabular-nums">
              {spanIn(next.start, next.minutes, zone)}
            </span>
            <span className="block text-lead">{fullDayIn(next.start, zone)}</span>
          </time>
          <p className="text-small text-muted wrap-anywhere">
            <TextLink quiet to={meetingPath(next.id)}>
              <bdi>{next.topic}</bdi>
            </TextLink>{' '}
            · {zoneInWords(zone)}
          </p>
        </div>
        <JoinButton meeting={next} />
      </div>
    </Card>
  );
}
