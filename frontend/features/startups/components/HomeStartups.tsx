import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { nearDate } from '#frontend/ui/data/dates.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { STARTUPS_PATH, startupPath } from '#shared/features/startups/address.ts';
import { memberWorkflow } from '#shared/features/startups/rules.ts';
import type { StartupRow } from '#shared/features/startups/schema.ts';
import { useStartups } from '../api.ts';

/** How many startups the card shows. */
const SHOWN = 3;

/** What is next, in a line: an invitation to answer, the next milestone, or the assumption to test. */
const nextOf = ({ mine, nextMilestone, riskiest }: StartupRow): string => {
  if (mine.status === 'invited') return memberWorkflow.statuses.invited.label;
  if (nextMilestone) return `${nextMilestone.title}, due ${nearDate(nextMilestone.due)}`;
  return riskiest ? `Test next: ${riskiest.statement}` : 'Nothing is planned';
};

/** The student's startups on the home, each with what is next; nothing for those who have none. */
export default function HomeStartups() {
  const startups = itemsOf(useStartups()).filter(({ status }) => status !== 'closed');
  if (startups.length === 0) return null;
  return (
    <Card
      title="My startups"
      actions={
        <span className="text-small">
          <TextLink to={STARTUPS_PATH}>See all</TextLink>
        </span>
      }
    >
      <ul className="-my-3 divide-y divide-line">
        {startups.slice(0, SHOWN).map((startup) => (
          <li key={startup.id} className="py-3 text-small">
            <p className="font-medium wrap-anywhere">
              <TextLink
                quiet
                to={startup.mine.status === 'invited' ? STARTUPS_PATH : startupPath(startup.id)}
              >
                <bdi>{startup.name}</bdi>
              </TextLink>
            </p>
            <p className="text-fine text-muted wrap-anywhere">{nextOf(startup)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
