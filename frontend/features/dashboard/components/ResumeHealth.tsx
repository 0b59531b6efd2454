import { PATHS } from '#frontend/core/paths.ts';
import { onboardingPath } from '#frontend/core/session/arrival.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { missingParts } from '#shared/features/resume-score.ts';
import { useCachedFigures } from '../api.ts';

/** So many of the missing parts are named; they come with the weightiest first. */
const NAMED = 4;

/** How complete a student's profile is, and what would make it more so, by the rule that computed it. */
export default function ResumeHealth() {
  const person = useCurrentUser();
  const { data, error, isFetching } = useCachedFigures(person);
  const missing = missingParts(person);
  const left = missing.length - NAMED;
  return (
    <Card title="Resume Health">
      {data && <Progress label="Complete" value={data.resumeScore} detail={`${data.resumeScore}%`} />}
      {!data && error && !isFetching && (
        <p className="text-small text-muted">We couldn’t load your Resume Health.</p>
      )}
      {!data && (!error || isFetching) && (
        <div className="flex flex-col gap-3 pt-0.5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-1.5 w-full rounded-full" />
        </div>
      )}
      {missing.length > 0 ? (
        <>
          <p className="mt-5 text-small text-muted">Still missing</p>
          <ul className="mt-1 divide-y divide-line text-small">
            {missing.slice(0, NAMED).map(({ name, share }) => (
              <li key={name} className="flex justify-between gap-4 py-2">
                {name}
                <span className="text-muted tabular-nums">+{Math.round(share)}%</span>
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
