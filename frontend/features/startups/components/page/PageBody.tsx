import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { TEAM_ROLE_LABELS } from '#shared/features/startups/rules.ts';
import type { StartupPage } from '#shared/features/startups/schema.ts';
import { fundingInWords, milestonesInWords } from '../../words.ts';
import { Learned } from '../team/Learned.tsx';

/** What the page of a startup says. */
export function PageBody({ page }: { page: StartupPage }) {
  const { status, description, problem, solution, targetMarket, timeline, fundingRaised, team } = page;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {status === 'closed' && <Learned startup={page} />}
        {description !== '' && (
          <p dir="auto" className="max-w-prose text-lead whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        )}
        <Section title="Problem" text={problem} />
        <Section title="Solution" text={solution} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title="Progress">
          <Progress
            label="Milestones"
            value={page.progress}
            detail={`${page.progress}%, ${milestonesInWords(page.milestonesDone)}`}
          />
          {page.nextMilestone && (
            <p className="mt-3 text-small wrap-anywhere">
              <span className="text-muted">Next:</span> <bdi>{page.nextMilestone.title}</bdi>,{' '}
              {fullDate(page.nextMilestone.due)}
            </p>
          )}
        </Card>
        <Card>
          <Facts
            title="Facts"
            none="The team gives none."
            facts={[
              ['Target market', targetMarket],
              ['Timeline', timeline],
              ['Funding', fundingInWords(fundingRaised)],
            ]}
          />
        </Card>
        <Card title="Team">
          <ul className="flex flex-col gap-2 text-small">
            {team.map(({ id, name, role, responsibility }) => (
              <li key={id} className="wrap-anywhere">
                <TextLink to={fillPath(PATHS.person, { id })}>{name}</TextLink>
                <span className="text-muted">
                  {[role === 'lead' ? TEAM_ROLE_LABELS.lead : '', responsibility]
                    .filter((part) => part !== '')
                    .map((part) => ` · ${part}`)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <section className="max-w-prose">
      <h2 className="text-title font-semibold">{title}</h2>
      <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
