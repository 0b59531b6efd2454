import { Link } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { AskedSkills } from '#frontend/ui/data/AskedSkills.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import { useRecommended } from '../api.ts';
import type { Action } from '../slots.ts';
import { Deadline } from './Deadline.tsx';
import { MatchButton } from './MatchButton.tsx';
import { TypeLabel } from './TypeLabel.tsx';

interface RecommendationListProps {
  Action: Action;
  /** Whether the profile names any skills. */
  hasSkills: boolean;
}

/** The two opportunities that fit best, and why; for those who may apply. */
export function RecommendationList({ Action, hasSkills }: RecommendationListProps) {
  const { data, error, isFetching, refetch } = useRecommended();
  return (
    <Card
      title="Recommended for you"
      description={
        hasSkills
          ? 'Based on the skills in your profile.'
          : 'The latest opportunities. Add skills to your profile to see your best matches.'
      }
    >
      {data && data.items.length > 0 && (
        <ul className="-mb-5 grid gap-px overflow-hidden border-t border-line bg-line lg:mb-0 lg:grid-cols-2">
          {data.items.map((item) => (
            <Pick key={item.id} item={item} Action={Action} hasSkills={hasSkills} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <p className="text-small text-muted">
          There’s nothing new for you right now. New matches will appear here.
        </p>
      )}
      {!data && (!error || isFetching) && (
        <div role="status" aria-label="Loading your recommendations…">
          <div className="-mb-5 grid gap-px overflow-hidden border-t border-line bg-line lg:mb-0 lg:grid-cols-2">
            <PickSkeleton matched={hasSkills} />
            <PickSkeleton matched={hasSkills} />
          </div>
        </div>
      )}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load your recommendations."
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

interface PickProps {
  item: OpportunitySummary & { matchedSkills: string[]; match: number | null };
  Action: Action;
  hasSkills: boolean;
}

function Pick({ item, Action, hasSkills }: PickProps) {
  const { id, type, title, company, location, salary, skills, matchedSkills, match, deadline } = item;
  const path = fillPath(PATHS.opportunity, { id });
  return (
    <li className="flex flex-col gap-4 bg-raised py-5 lg:even:pl-6 lg:odd:pr-6">
      <div>
        <TypeLabel type={type} />
        <h3 className="mt-1 text-lead leading-snug font-semibold">
          <Link to={path} className="rounded-tick py-1 underline-offset-4 hover:text-brand hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="mt-0.5 text-small text-muted">
          <bdi>{company}</bdi>, <bdi>{location}</bdi>
        </p>
        <p className="mt-2 text-small font-medium tabular-nums">{salary}</p>
      </div>
      <MatchButton id={id} title={title} total={match} />
      <AskedSkills skills={skills} matched={hasSkills ? matchedSkills : undefined} />
      <div className="mt-auto flex items-center justify-between gap-4 pt-1">
        <span className="text-fine text-muted">
          <Deadline day={deadline} />
        </span>
        <Action opportunity={item} place="row" />
      </div>
    </li>
  );
}

/** As high as most picks, so that what follows does not move when they arrive. */
function PickSkeleton({ matched }: { matched: boolean }) {
  return (
    <div className="bg-raised py-5 lg:even:pl-6 lg:odd:pr-6">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2.5 h-5 w-56 max-w-full" />
      <Skeleton className="mt-2.5 h-4 w-40" />
      <Skeleton className="mt-3.5 h-4 w-28" />
      {matched && <Skeleton className="mt-5 h-5 w-24" />}
      <div className="mt-6 flex gap-1.5">
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <Skeleton className="mt-1.5 h-6 w-28 rounded-full" />
      <div className="mt-5 flex items-center justify-between">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-24 rounded-control" />
      </div>
    </div>
  );
}
