import { useLatestEngagements } from '#frontend/parts/engagements/api.ts';
import { ENGAGEMENTS_PATH } from '#frontend/parts/engagements/paths.ts';
import { nextInWords, otherName } from '#frontend/parts/engagements/words.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { engagementPath } from '#shared/features/engagements/news.ts';
import { engagementWorkflow, isOver } from '#shared/features/engagements/rules.ts';

/** How many live projects the card shows. */
const SHOWN = 3;

/** The live projects that go on, those with work that waits first. Nothing for a user who has none. */
export default function HomeEngagements() {
  const { data } = useLatestEngagements();
  const going = (data?.items ?? [])
    .filter(({ status }) => !isOver(status))
    .toSorted((one, other) => Number(other.status === 'delivered') - Number(one.status === 'delivered'));
  if (going.length === 0) return null;
  return (
    <Card
      title="Live projects"
      actions={
        <span className="text-small">
          <TextLink to={ENGAGEMENTS_PATH}>See all</TextLink>
        </span>
      }
    >
      <ul className="-my-3 divide-y divide-line">
        {going.slice(0, SHOWN).map((row) => (
          <li key={row.id} className="flex flex-col items-start gap-1 py-3 text-small">
            <StatusBadge {...engagementWorkflow.statuses[row.status]} />
            <p className="font-medium wrap-anywhere">
              <TextLink quiet to={engagementPath(row.id)}>
                <bdi>{row.title}</bdi>
              </TextLink>
            </p>
            <p className="text-fine text-muted tabular-nums">
              <bdi>{otherName(row)}</bdi> · {nextInWords(row)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
