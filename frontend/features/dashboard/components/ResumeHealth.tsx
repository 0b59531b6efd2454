import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { onboardingPath } from '#frontend/core/session/arrival.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { resumeOf } from '#frontend/parts/profile/ownProfile.ts';
import { placePath } from '#frontend/parts/profile/places.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { missingParts, type Resume, resumeScore } from '#shared/features/resume/score.ts';

/** How many of the missing parts are named; they come with the weightiest first. */
const NAMED = 4;

/** How healthy a student's resume is, and what would raise the percentage, each with a link to its field. */
export default function ResumeHealth() {
  const person = useCurrentUser();
  const { data, error, isFetching, refetch } = useQuery({ ...api.query('profile.own'), staleTime: 0 });
  return (
    <Card title="Resume Health">
      {data && <Health resume={resumeOf(data)} />}
      {!data && error && (
        <RetryNotice error={error} pending={isFetching} onRetry={() => void refetch()}>
          We couldn’t load your Resume Health.
        </RetryNotice>
      )}
      {!data && !error && <HealthSkeleton />}
      <div className="mt-5">
        <ButtonLink
          to={person.profileData.isOnboardingComplete ? PATHS.profile : onboardingPath(person.role)}
          wide
        >
          Improve Resume
        </ButtonLink>
      </div>
    </Card>
  );
}

function Health({ resume }: { resume: Resume }) {
  const score = resumeScore(resume);
  const missing = missingParts(resume);
  const left = missing.length - NAMED;
  return (
    <>
      <Progress label="Complete" value={score} detail={`${score}%`} />
      {missing.length > 0 ? (
        <>
          <p className="mt-5 text-small text-muted">What would raise it</p>
          <ul className="mt-1 divide-y divide-line text-small">
            {missing.slice(0, NAMED).map(({ id, name, reason, share, place }) => (
              <li key={id}>
                <Link to={placePath(place)} className="group flex justify-between gap-4 py-2.5">
                  <span>
                    <span className="font-medium group-hover:underline">{name}</span>
                    <span className="block text-muted">{reason}</span>
                  </span>
                  <span className="text-muted tabular-nums">+{Math.max(1, Math.round(share))}%</span>
                </Link>
              </li>
            ))}
          </ul>
          {left > 0 && (
            <p className="border-t border-line pt-2 text-small text-muted">
              and {left} smaller {left === 1 ? 'thing' : 'things'}
            </p>
          )}
        </>
      ) : (
        <p className="mt-5 text-small text-muted">
          Your profile is complete. Remember to keep it up to date.
        </p>
      )}
    </>
  );
}

/** As high as the parts of a profile that is still short, so that what follows does not move when they arrive. */
function HealthSkeleton() {
  return (
    <div className="pt-0.5">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-3 h-1.5 w-full rounded-full" />
      <Skeleton className="mt-6 h-4 w-36" />
      <SkeletonRows label="Loading your Resume Health…" rows={NAMED} className="mt-1" rowClass="py-3">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-2 h-9 w-full" />
      </SkeletonRows>
      <Skeleton className="mt-2 h-4 w-32" />
    </div>
  );
}
