import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { isOver, meetingLabel } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { momentIn, useTimeZone } from '../calendar/time.ts';
import { JoinButton } from './JoinButton.tsx';

/** The interviews for an application of the user: when, with whom, and what is next. Nothing while there is none. */
export default function OwnInterviews({ opportunityId }: { opportunityId: string }) {
  const { data } = useQuery({
    ...api.query('meetings.ofApplication', { params: { opportunityId } }),
    staleTime: 0,
  });
  const shown = data?.items.filter(({ status }) => status !== 'cancelled') ?? [];
  if (shown.length === 0) return null;
  return (
    <section
      aria-label="Interviews"
      className="flex w-full max-w-prose flex-col gap-3 rounded-card border border-line px-4 py-3 text-small"
    >
      <h2 className="font-semibold">{shown.length === 1 ? 'Your interview' : 'Your interviews'}</h2>
      <ul className="flex flex-col gap-3">
        {shown.map((meeting) => (
          <li key={meeting.id}>
            <Interview meeting={meeting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Interview({ meeting }: { meeting: ShownMeeting }) {
  const { id, topic, host, panel, start, minutes, status, anySlot, proposed, asked } = meeting;
  const zone = useTimeZone();
  const now = serverNow();
  const label = meetingLabel(meeting, now);
  const picks = status === 'proposed' && asked === undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium tabular-nums">
          {start === undefined ? waitingWords({ anySlot, proposed, asked }) : momentIn(start, zone)}
          {start !== undefined && (status !== 'confirmed' || isOver(meeting, now)) && ` · ${label}`}
        </p>
        <p className="text-muted wrap-anywhere">
          <bdi>{topic}</bdi>, {minutes} min · {[host, ...panel].map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <JoinButton meeting={meeting} small />
        <ButtonLink to={meetingPath(id)} size="small" variant={picks ? 'primary' : 'secondary'}>
          {picks ? 'Pick a time' : 'Open'}
        </ButtonLink>
      </div>
    </div>
  );
}

const waitingWords = ({
  anySlot,
  proposed,
  asked,
}: Pick<ShownMeeting, 'anySlot' | 'proposed' | 'asked'>): string => {
  if (asked !== undefined) return 'You asked for other times';
  if (anySlot) return 'Pick any free time';
  return proposed.length === 1 ? '1 time is proposed' : `${proposed.length} times are proposed`;
};
