import { type ReactNode, Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useFigures } from '../api.ts';
import { FIGURES, type Figure } from '../figures.ts';

/** Its code comes with that of the upcoming events. */
const NextDay = lazyPart(() => import('./NextDay.tsx'));

const hintOf = (hint: string, dated: Figure['dated']): ReactNode =>
  dated ? (
    // A text alone would be removed by React after a translator has replaced it (decision 0240).
    <Suspense fallback={<span>{hint}</span>}>
      <NextDay of={dated} otherwise={hint} />
    </Suspense>
  ) : (
    hint
  );

/** The figures of the user's role, kept up to date. */
export function Figures() {
  const { id, role } = useCurrentUser();
  const { data, error, isFetching, refetch } = useFigures({ id, role });
  return (
    <div className="flex flex-col gap-3">
      {error && !isFetching && (
        <RetryNotice
          tone={data ? 'warning' : 'danger'}
          error={error}
          fallback="We couldn’t load your figures. Check your connection and try again."
          onRetry={() => void refetch()}
        >
          {data && 'We couldn’t update these figures.'}
        </RetryNotice>
      )}
      {(data || !error || isFetching) && (
        <StatList label="Your figures">
          {FIGURES[role].map(({ key, label, hint, none, dated, to }) => (
            // A space while it is loading: the hint has its line from the start.
            <Stat
              key={key}
              label={label}
              value={data?.[key]}
              hint={data ? hintOf((data[key] === 0 && none) || hint, dated) : '\u00a0'}
              to={to}
            />
          ))}
        </StatList>
      )}
    </div>
  );
}
