import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { BuddyState } from '#shared/features/buddies/schema.ts';
import { useBuddies, useBuddyChange } from './api.ts';
import { CurrentPair } from './CurrentPair.tsx';
import { SeekForm } from './SeekForm.tsx';

/** Those who wait, with the way to stop. */
function Waiting({ state }: { state: BuddyState }) {
  const leave = useBuddyChange(() => api.call('buddies.leave'), 'You’re no longer on the list');
  return (
    <Card
      title="You’re on the list"
      description={
        state.as === 'senior'
          ? 'We look for a student from your university or field, and tell you both as soon as someone fits.'
          : 'We look for a senior from your university or field, and tell you both as soon as someone fits.'
      }
      actions={
        <Button size="small" pending={leave.isPending} onClick={() => leave.mutate()}>
          Stop looking
        </Button>
      }
    >
      {state.waitingSince !== null && (
        <p className="text-small text-muted">
          <Moment at={state.waitingSince} what="Waiting since" />
        </p>
      )}
    </Card>
  );
}

/** The buddies that a user had. */
function History({ pairs }: { pairs: BuddyState['history'] }) {
  return (
    <Card title="Before">
      <ul className="divide-y divide-line">
        {pairs.map(({ id, with: other, startedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-3 py-2">
            <TextLink to={fillPath(PATHS.person, { id: other.id })}>
              <bdi>{other.name}</bdi>
            </TextLink>
            {startedAt !== undefined && (
              <span className="text-small text-muted">
                <Moment at={startedAt} as="day" what="Since" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where a user is with buddies, for students and alumni alike. */
export function BuddyPanel() {
  const { data: state, error, isFetching, refetch } = useBuddies();
  if (!state && error)
    return <RetryNotice error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!state) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="flex flex-col gap-6">
      {state.pair ? (
        <CurrentPair pair={state.pair} />
      ) : state.status === 'waiting' ? (
        <Waiting state={state} />
      ) : (
        <Card title="Find a buddy">
          <SeekForm />
        </Card>
      )}
      {state.history.length > 0 && <History pairs={state.history} />}
    </div>
  );
}
