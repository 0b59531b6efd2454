import { useSearchParams } from 'react-router-dom';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { EventList } from './EventList.tsx';

/** The upcoming events that the user may come to, by the words in the address. */
export function EventSearch() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.slice(0, 100) ?? '';
  const search = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('q');
        else next.set('q', text);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        label="Search events"
        placeholder="Title, host or place"
        value={q}
        maxLength={100}
        onSearch={search}
      />
      <EventList
        label="Upcoming events"
        query={{ when: 'upcoming', ...(q && { q }) }}
        empty={
          q ? (
            <EmptyState
              heading="h2"
              icon={<ScheduleIcon />}
              title={`No upcoming event matches “${q}”`}
              action={<Button onClick={() => search('')}>Show all events</Button>}
            >
              The search looks at titles, hosts, places and descriptions.
            </EmptyState>
          ) : (
            <EmptyState heading="h2" icon={<ScheduleIcon />} title="No upcoming events">
              Events that you may come to appear here as soon as a host publishes them.
            </EmptyState>
          )
        }
      />
    </div>
  );
}
