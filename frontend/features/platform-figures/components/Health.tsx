import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';

const CONSUMERS = {
  stream: 'Search and notifications',
  mail: 'Mail',
} as const;

/** Whether changes are handled, what waits because it failed, and when getting data back was last tried. */
export function Health() {
  const { data, isError, error, refetch } = useQuery({
    ...api.query('platform-figures.health'),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  return (
    <section aria-labelledby="health" className="flex flex-col gap-3">
      <div>
        <h2 id="health" className="text-lead font-semibold">
          Health
        </h2>
        <p className="text-small text-muted">
          When the last change was handled, and what waits. On a quiet site the last change may be hours ago.
        </p>
      </div>
      {!data && isError && (
        <RetryNotice
          error={error}
          title="We couldn’t load the health"
          heading="h3"
          onRetry={() => void refetch()}
        />
      )}
      {(data || !isError) && (
        <>
          <StatList label="Changes that were handled">
            {(['stream', 'mail'] as const).map((name) => {
              const at = data?.consumers.find(({ consumer }) => consumer === name)?.lastRecordAt;
              return (
                <Stat
                  key={name}
                  label={CONSUMERS[name]}
                  value={data && (at ? <Moment at={at} /> : 'None yet')}
                  hint="Last change handled"
                />
              );
            })}
            <Stat
              label="Last drill"
              value={data && (data.drill ? <Moment at={data.drill.at} as="day" /> : 'None yet')}
              hint={
                data?.drill
                  ? `${data.drill.outcome === 'passed' ? 'Passed' : 'Failed'}: ${data.drill.note}`
                  : 'Of getting data back'
              }
            />
          </StatList>
          <StatList label="What waits">
            <Stat
              label="Dead letters"
              value={data?.deadLetters}
              hint="Changes and runs that failed every time, until npm run redrive"
            />
            <Stat
              label="Waiting mails"
              value={data?.waitingMails}
              hint="Mails that could not be sent, until npm run redrive"
            />
            <Stat label="Waiting tasks" value={data?.waitingTasks} hint="Reminders and undo windows" />
          </StatList>
        </>
      )}
    </section>
  );
}
