import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { zoneInWords } from '#frontend/parts/calendar/time.ts';
import { ArticleLink } from '#frontend/parts/library/ArticleLink.tsx';
import { useAvailability, useMeetings } from '#frontend/parts/meetings/api.ts';
import { MeetingCard } from '#frontend/parts/meetings/MeetingCard.tsx';
import { useOpenDeadlines } from '#frontend/parts/study-plan/useOpenDeadlines.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { CalendarBody } from '../components/CalendarBody.tsx';
import { CalendarSheets } from '../components/CalendarSheets.tsx';
import { listedDeadlines } from '../listedDeadlines.tsx';
import { useCalendarRange } from '../useCalendarRange.ts';

const AGENDA_DAYS = 28;

/** `/dashboard/calendar`: the user's meetings by week, day or as a list, and what waits for an answer. */
export default function CalendarPage() {
  const { role } = useCurrentUser();
  const range = useCalendarRange(AGENDA_DAYS);
  const { zone, from, days, date, params, change } = range;
  const meetings = useMeetings(from, days);
  const { data: availability } = useAvailability();
  const plan = useOpenDeadlines();
  const waiting = (meetings.data?.items ?? []).filter(({ status }) => status === 'proposed');
  return (
    <div className="max-sm:pb-16">
      <PageHeader
        title="Calendar"
        description={`${role === 'student' ? 'Your meetings, events and deadlines' : 'Your meetings and events'}, in ${zoneInWords(zone)}.`}
        pinned
        action={
          <>
            <Button disabled={!availability} onClick={() => change({ open: 'block' })}>
              Block time
            </Button>
            <ButtonLink to={PATHS.availability} variant="primary">
              {availability?.version === 0 ? 'Set availability' : 'Availability'}
            </ButtonLink>
          </>
        }
      />
      {waiting.length > 0 && (
        <Card title="Waiting for an answer" className="mb-6">
          <ul className="-my-3 divide-y divide-line">
            {waiting.map((meeting) => (
              <li key={meeting.id}>
                <MeetingCard meeting={meeting} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!plan.data && plan.error && (
        <RetryNotice
          error={plan.error}
          title="We couldn’t load the deadlines of your study plan"
          heading="h2"
          pending={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      )}
      <CalendarBody
        range={range}
        meetings={meetings}
        availability={availability}
        more={listedDeadlines(plan.deadlines)}
        list="Agenda"
        none={
          <EmptyState
            heading="h2"
            icon={<ScheduleIcon />}
            title="Nothing in these four weeks"
            action={<ButtonLink to={PATHS.availability}>Set availability</ButtonLink>}
          >
            Interviews, sessions and events appear here once they are booked. Say when you can be met, so that
            others can book a time. {mayApply(role) && <ArticleLink id="prepare-for-an-interview" />}
          </EmptyState>
        }
      />
      <CalendarSheets
        params={params}
        availability={availability}
        date={date}
        onClose={() =>
          change({ open: undefined, at: undefined, book: undefined, name: undefined, reason: undefined })
        }
      />
    </div>
  );
}
