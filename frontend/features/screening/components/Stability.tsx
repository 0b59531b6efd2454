import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { Candidate, StabilityAnswer } from '#shared/features/screening/routes.ts';
import { useStability } from '../api.ts';
import { changeWords, nameOf, rangeWords } from '../candidateWords.ts';

interface StabilityProps {
  /** The posting. */
  id: string;
  candidates: readonly Candidate[];
}

/** How the rank of each candidate changes when what the posting asks for changes a little. */
export default function Stability({ id, candidates }: StabilityProps) {
  const keys = candidates.map(({ key }) => key);
  const { data, error, isFetching, refetch } = useStability(id, keys);
  return (
    <Card
      title="How stable each rank is"
      description={`We compute the match again with each skill left out, and with each part counting half as much and half as much again.${
        data ? ` Among the first ${data.among} candidates.` : ''
      }`}
    >
      {data && (
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {candidates.map((candidate) => (
            <Ranked
              key={candidate.key}
              candidate={candidate}
              item={data.items.find(({ key }) => key === candidate.key)}
            />
          ))}
        </ul>
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-24 w-full" />}
      {!data && error && !isFetching && <RetryNotice error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}

interface RankedProps {
  candidate: Candidate;
  item: StabilityAnswer['items'][number] | undefined;
}

function Ranked({ candidate, item }: RankedProps) {
  return (
    <li className="min-w-0 text-small">
      <h3 className="font-medium wrap-anywhere">
        <bdi>{nameOf(candidate)}</bdi>
      </h3>
      <p className="mt-0.5 tabular-nums">{item ? rangeWords(item) : 'No rank'}</p>
      {item && item.moves.length === 0 && (
        <p className="mt-1 text-muted">None of the changes gives another rank.</p>
      )}
      {item && item.moves.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer py-1 text-muted">
            {`${item.moves.length} ${item.moves.length === 1 ? 'change gives' : 'changes give'} another rank`}
          </summary>
          <ul className="mt-1 flex flex-col gap-1 text-muted">
            {item.moves.map((move) => {
              const words = changeWords(move);
              return <li key={words}>{words}</li>;
            })}
          </ul>
        </details>
      )}
    </li>
  );
}
