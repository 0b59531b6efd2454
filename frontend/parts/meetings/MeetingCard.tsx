import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { meetingLabel, meetingWorkflow } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { momentIn, spanIn, useTimeZone } from '../calendar/time.ts';

/** Whom the user meets. */
export const othersOf = ({ side, host, panel, guest }: ShownMeeting): string =>
  side === 'host' ? guest.name : [host, ...panel].map(({ name }) => name).join(', ');

export function MeetingBadge({ meeting }: { meeting: ShownMeeting }) {
  const label = meetingLabel(meeting, serverNow());
  const { tone } = meetingWorkflow.statuses[meeting.status];
  return (
    <Badge size="small" tone={label === 'Not recorded' ? 'neutral' : tone}>
      {label}
    </Badge>
  );
}

interface MeetingCardProps {
  meeting: ShownMeeting;
  /** With the day; in a list of one day the time is enough. */
  withDay?: boolean;
  /** Also says that it is confirmed, as most are. */
  withStatus?: boolean;
  action?: ReactNode;
}

/** A meeting in a list: when it is, about what, with whom. */
export function MeetingCard({ meeting, withDay = false, withStatus = false, action }: MeetingCardProps) {
  const zone = useTimeZone();
  const { id, topic, start, minutes, status } = meeting;
  const when =
    start === undefined
      ? 'Time to be agreed'
      : withDay
        ? `${momentIn(start, zone)}, ${minutes} min`
        : spanIn(start, minutes, zone);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-small tabular-nums">
          <time dateTime={start}>{when}</time>
          {(withStatus || status !== 'confirmed') && <MeetingBadge meeting={meeting} />}
        </p>
        <p className="font-medium wrap-anywhere">
          <Link to={meetingPath(id)} className="rounded-tick py-1 hover:underline">
            <bdi>{topic}</bdi>
          </Link>
        </p>
        <p className="text-small text-muted wrap-anywhere">
          With {othersOf(meeting)} · {meeting.about}
        </p>
      </div>
      {action}
    </article>
  );
}
