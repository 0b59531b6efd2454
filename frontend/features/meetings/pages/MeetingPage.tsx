import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { fullDayIn, momentIn, spanIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { useMeeting } from '#frontend/parts/meetings/api.ts';
import { JoinButton, useNow } from '#frontend/parts/meetings/JoinButton.tsx';
import { MeetingBadge, othersOf } from '#frontend/parts/meetings/MeetingCard.tsx';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { initialsOf } from '#frontend/ui/data/initials.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { canChange, isOver, meetingWorkflow } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { bookingPath } from '../paths.ts';

const AddToCalendar = lazyPart(async () => ({
  default: (await import('../components/AddToCalendar.tsx')).AddToCalendar,
}));
const Proposal = lazyPart(async () => ({ default: (await import('../components/Proposal.tsx')).Proposal }));
const Kit = lazyPart(async () => ({ default: (await import('../components/Kit.tsx')).Kit }));
const SessionPreparation = lazyPart(async () => ({
  default: (await import('../components/SessionPreparation.tsx')).SessionPreparation,
}));
const Place = lazyPart(async () => ({ default: (await import('../components/Place.tsx')).Place }));
const Outcome = lazyPart(async () => ({ default: (await import('../components/Outcome.tsx')).Outcome }));
const CancelDialog = lazyPart(async () => ({
  default: (await import('../components/CancelDialog.tsx')).CancelDialog,
}));
const RescheduleSheet = lazyPart(async () => ({
  default: (await import('../components/RescheduleSheet.tsx')).RescheduleSheet,
}));

/** `/dashboard/meetings/:id`: when it is, how to join, and what can be changed. */
export default function MeetingPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useMeeting(id);
  if (data) return <Loaded meeting={data} />;
  return (
    <>
      <PageHeader
        title="Meeting"
        above={<Breadcrumb trail={[{ label: 'Calendar', to: PATHS.calendar }]} current="Meeting" />}
      />
      {error ? (
        <RetryNotice
          error={error}
          title="We couldn’t load this meeting"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-72 w-full rounded-card" />
      )}
    </>
  );
}

function Loaded({ meeting }: { meeting: ShownMeeting }) {
  const { id: userId } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const changeable = canChange(meeting, now);
  const open = params.get('open');
  const show = (what: string | undefined) => setParams(what ? { open: what } : {}, { replace: !what });
  return (
    <>
      <PageHeader
        title={meeting.topic}
        description={
          meeting.reason.kind === 'mentorship' ? (
            <TextLink to={mentorshipPath(meeting.reason.id)}>
              <bdi>{meeting.about}</bdi>
            </TextLink>
          ) : (
            meeting.about
          )
        }
        above={<Breadcrumb trail={[{ label: 'Calendar', to: PATHS.calendar }]} current={meeting.topic} />}
        action={<JoinButton meeting={meeting} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <When meeting={meeting}>
            {changeable && (
              <div className="mt-5 flex flex-wrap gap-3">
                {meeting.status === 'confirmed' && (
                  <Button onClick={() => show('reschedule')}>Reschedule</Button>
                )}
                <Button variant="quiet" onClick={() => show('cancel')}>
                  Cancel meeting
                </Button>
              </div>
            )}
            {!changeable && meeting.side === 'guest' && (
              <div className="mt-5">
                <ButtonLink to={bookingPath(meeting.host.id, meeting.host.name, meeting.reason)}>
                  {meeting.reason.kind === 'mentorship' ? 'Book another session' : 'Book another meeting'}
                </ButtonLink>
              </div>
            )}
          </When>
          <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
            {meeting.status === 'proposed' && <Proposal meeting={meeting} />}
            {meeting.side === 'host' &&
              meeting.reason.kind === 'application' &&
              (meeting.status === 'confirmed' || meeting.status === 'held') && (
                <Kit meeting={meeting} reason={meeting.reason} />
              )}
            <Outcome meeting={meeting} userId={userId} now={now} />
            {meeting.reason.kind === 'mentorship' && (
              <SessionPreparation id={meeting.reason.id} over={isOver(meeting, now)} />
            )}
          </Suspense>
          <History meeting={meeting} />
        </div>
        <aside className="flex min-w-0 flex-col gap-6" aria-label="About the meeting">
          <People meeting={meeting} />
          <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
            {meeting.status !== 'cancelled' && <Place meeting={meeting} />}
            {meeting.status === 'confirmed' && changeable && <AddToCalendar meeting={meeting} />}
          </Suspense>
        </aside>
      </div>
      <Suspense>
        {changeable && open === 'reschedule' && meeting.status === 'confirmed' && (
          <RescheduleSheet meeting={meeting} onClose={() => show(undefined)} />
        )}
        {changeable && open === 'cancel' && (
          <CancelDialog meeting={meeting} onClose={() => show(undefined)} />
        )}
      </Suspense>
    </>
  );
}

/** The time, in the user's zone and in the host's when they differ. */
function When({ meeting, children }: { meeting: ShownMeeting; children: React.ReactNode }) {
  const zone = useTimeZone();
  const { start, minutes, timeZone } = meeting;
  return (
    <Card>
      <p className="mb-2">
        <MeetingBadge meeting={meeting} />
      </p>
      {start === undefined ? (
        <p className="text-heading font-semibold">{minutes} minutes, time to be agreed</p>
      ) : (
        <time dateTime={start}>
          <span className="block text-heading font-semibold">{spanIn(start, minutes, zone)}</span>
          <span className="block text-lead">{fullDayIn(start, zone)}</span>
          <span className="block text-small text-muted">
            {zoneInWords(zone)}
            {timeZone !== zone && ` · ${momentIn(start, timeZone)} in ${zoneInWords(timeZone)}`}
          </span>
        </time>
      )}
      {children}
    </Card>
  );
}

function People({ meeting }: { meeting: ShownMeeting }) {
  const { host, panel, guest } = meeting;
  const people = [
    ...[host, ...panel].map((person) => ({ ...person, part: 'Host' })),
    { ...guest, part: 'Guest' },
  ];
  return (
    <Card title="People">
      <ul className="flex flex-col gap-3 text-small">
        {people.map(({ id, name, part }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar {...initialsOf(name)} size="small" />
            <span className="min-w-0 wrap-anywhere">
              <TextLink quiet to={fillPath(PATHS.person, { id })}>
                <bdi>{name}</bdi>
              </TextLink>
              <span className="block text-fine text-muted">{part}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What happened to it, the latest first. */
function History({ meeting }: { meeting: ShownMeeting }) {
  const zone = useTimeZone();
  const { history, host, panel, guest } = meeting;
  const names = new Map([host, ...panel, guest].map(({ id, name }) => [id, name]));
  return (
    <Card title="History">
      <ol className="flex flex-col gap-3 text-small">
        {history.toReversed().map(({ status, at, user, reason }) => (
          <li key={at}>
            <span className="font-medium">{meetingWorkflow.statuses[status].label}</span>
            <span className="text-muted">
              {' '}
              {user !== undefined && `by ${names.get(user) ?? othersOf(meeting)}, `}
              {momentIn(at, zone)}
            </span>
            {reason && (
              <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
