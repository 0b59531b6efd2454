import { Problem } from '#frontend/core/api/Problem.tsx';
import { usePerson } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { useFigures } from '../api.ts';
import { FIGURES } from '../figures.ts';

/** What counts for the person's role, kept fresh. */
export function Figures() {
  const { id, role } = usePerson();
  const { data, error, isFetching, refetch } = useFigures({ id, role });
  return (
    <div className="flex flex-col gap-3">
      {error && !isFetching && (
        <Notice
          tone={data ? 'warning' : 'danger'}
          role="status"
          action={
            <Button size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {data ? (
            'These figures could not be brought up to date.'
          ) : (
            <Problem
              error={error}
              fallback="We could not load your figures. Check your connection and try again."
            />
          )}
        </Notice>
      )}
      {(data || !error || isFetching) && (
        <StatList label="Your figures">
          {FIGURES[role].map(({ key, label, hint }) => (
            <Stat key={key} label={label} value={data?.[key]} hint={hint} />
          ))}
        </StatList>
      )}
    </div>
  );
}
