import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { EVENTS_PATH, NEW_EVENT_PATH } from '#frontend/parts/events/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { EVENT, HOST_ROLES, mayHost } from '#shared/features/events/rules.ts';
import { EventList } from '../components/EventList.tsx';
import { EventSearch } from '../components/EventSearch.tsx';
import { HostFigures } from '../components/HostFigures.tsx';

/** `/dashboard/events`: what the user may come to, where they go, and what they host. */
export default function EventsPage() {
  return <Events first="find" />;
}

/** The same with another tab at first. */
export function Events({ first }: { first: 'find' | 'hosting' }) {
  const { role, status } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const hosts = HOST_ROLES.some((host) => host === role);
  const tab = params.get('tab') ?? first;
  const isApproved = status === 'active';
  return (
    <>
      <PageHeader
        title="Events"
        description="Meetups, talks and workshops. You see how many places are left, and where you are on a waiting list."
        compact
        action={
          hosts &&
          mayHost(role, isApproved) && (
            <ButtonLink variant="primary" to={NEW_EVENT_PATH}>
              Create event
            </ButtonLink>
          )
        }
      />
      <Tabs
        label="Events"
        value={tab}
        onChange={(next) => setParams(next === first ? {} : { tab: next })}
        tabs={[
          { value: 'find', label: 'Find events', content: <EventSearch /> },
          { value: 'going', label: 'My events', content: <Going /> },
          ...(hosts
            ? [{ value: 'hosting', label: 'Hosting', content: <Hosting approved={isApproved} /> }]
            : []),
        ]}
      />
    </>
  );
}

function Going() {
  return (
    <div className="flex flex-col gap-8">
      <EventList
        label="Coming up"
        query={{ when: 'upcoming', mine: 'true', as: 'guest' }}
        empty={
          <EmptyState
            heading="h2"
            icon={<ScheduleIcon />}
            title="You have no events ahead"
            action={<ButtonLink to={EVENTS_PATH}>Find events</ButtonLink>}
          >
            Events for which you have a place, or wait for one, appear here and in your calendar.
          </EmptyState>
        }
      />
      <EventList label="Earlier" quiet query={{ when: 'past', mine: 'true', as: 'guest' }} empty={null} />
    </div>
  );
}

function Hosting({ approved }: { approved: boolean }) {
  const { role } = useCurrentUser();
  return (
    <div className="flex flex-col gap-8">
      <EventList
        label="Your events"
        query={{ when: 'upcoming', mine: 'true', as: 'host' }}
        empty={
          mayHost(role, approved) ? (
            <EmptyState
              heading="h2"
              icon={<ScheduleIcon />}
              title="You host no upcoming event"
              action={
                <ButtonLink variant="primary" to={NEW_EVENT_PATH}>
                  Create event
                </ButtonLink>
              }
            >
              {`A meetup, a talk, a workshop: up to ${EVENT.capacity.max.toLocaleString('en')} places, with a waiting list, reminders and a list for the door.`}
            </EmptyState>
          ) : (
            <EmptyState heading="h2" icon={<ScheduleIcon />} title="You can host once you’re approved">
              An admin looks at your account first. Until then you can come to events.
            </EmptyState>
          )
        }
      />
      <EventList label="Past events" quiet query={{ when: 'past', mine: 'true', as: 'host' }} empty={null} />
      <HostFigures />
    </div>
  );
}
