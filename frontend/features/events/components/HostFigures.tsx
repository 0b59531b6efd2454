import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { CHANCE_FROM } from '#shared/features/events/rules.ts';
import { shareInWords } from '../words.ts';

/** How many came to all past events of the host, and what became of the places. Nothing before the first one is over. */
export function HostFigures() {
  const { data, error, isFetching, refetch } = useQuery({ ...api.query('events.figures'), staleTime: 0 });
  if (error && !data)
    return (
      <RetryNotice error={error} tone="danger" pending={isFetching} onRetry={() => void refetch()}>
        We couldn’t load your turnout.
      </RetryNotice>
    );
  if (!data || data.events === 0) return null;
  const { events, places, freed, attended } = data;
  const kept = places - freed;
  return (
    <section aria-labelledby="host-figures" className="flex flex-col gap-3">
      <h2 id="host-figures" className="text-lead font-semibold">
        Turnout
      </h2>
      <StatList label="Turnout">
        <Stat label="Events held" value={events.toLocaleString('en')} />
        <Stat
          label="Places taken"
          value={places.toLocaleString('en')}
          hint={`${freed.toLocaleString('en')} given back in time${shareInWords(freed, places)}`}
        />
        <Stat
          label="Guests who came"
          value={attended.toLocaleString('en')}
          hint={`of ${kept.toLocaleString('en')} who kept their place${shareInWords(attended, kept)}`}
        />
      </StatList>
      <p className="max-w-prose text-small text-muted">
        {places < CHANCE_FROM || freed === 0
          ? `People on your waiting lists see their chance of a place once ${CHANCE_FROM} places have been taken at your events and some were given back.`
          : 'People on your waiting lists see a chance of a place that is based on how many were given back.'}
      </p>
    </section>
  );
}
