import { Link } from 'react-router-dom';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { startupPath } from '#shared/features/startups/address.ts';
import { startupWorkflow, TEAM_ROLE_LABELS } from '#shared/features/startups/rules.ts';
import type { StartupRow } from '#shared/features/startups/schema.ts';
import { fundingInWords, milestonesInWords } from '../../words.ts';

/** A startup in the list of its members: what it is, how far it is, and what is to be tested next. */
export function StartupCard({ startup }: { startup: StartupRow }) {
  const { id, name, description, industry, stage, status, teamSize, fundingRaised, mine } = startup;
  const facts = [
    industry ?? '',
    stage ?? '',
    teamSize === 1 ? 'Only you' : `Team of ${teamSize}`,
    fundingRaised ? `Funding ${fundingInWords(fundingRaised)}` : '',
  ].filter((fact) => fact !== '');
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 md:p-6">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lead font-semibold wrap-anywhere">
            <Link
              to={startupPath(id)}
              className="inline-block rounded-tick py-1 hover:text-brand hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <StatusBadge {...startupWorkflow.statuses[status]} />
          {mine.role === 'lead' && (
            <Badge size="small" tone="neutral">
              {TEAM_ROLE_LABELS.lead}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-small text-muted">{facts.join(' · ')}</p>
      </div>
      {description !== '' && (
        <p dir="auto" className="line-clamp-3 text-small wrap-anywhere">
          {description}
        </p>
      )}
      {status !== 'draft' && (
        <Progress
          label="Progress"
          value={startup.progress}
          detail={`${startup.progress}%, ${milestonesInWords(startup.milestonesDone)}`}
        />
      )}
      {status !== 'closed' && <NextSteps startup={startup} />}
    </li>
  );
}

/** What the team does next: the next milestone, and the assumption with the highest risk that is untested. */
function NextSteps({ startup: { nextMilestone, riskiest } }: { startup: StartupRow }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 text-small sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-muted">Riskiest untested assumption</dt>
        <dd dir="auto" className="mt-0.5 wrap-anywhere">
          {riskiest?.statement ?? 'None at the moment'}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-muted">Next milestone</dt>
        <dd className="mt-0.5 wrap-anywhere">
          {nextMilestone ? (
            <>
              <bdi>{nextMilestone.title}</bdi>, {fullDate(nextMilestone.due)}
            </>
          ) : (
            'None planned'
          )}
        </dd>
      </div>
    </dl>
  );
}
