import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { JUDGING_PATH, judgingPath } from '#shared/features/judging/address.ts';
import { useOpenJudging } from '../api.ts';

/** How many challenges the card shows. */
const SHOWN = 3;

/** The challenges that the user judges now, on the home; nothing for those who judge none. */
export default function HomeJudging() {
  const zone = useTimeZone();
  const items = useOpenJudging().data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card
      title="Judging"
      actions={
        <span className="text-small">
          <TextLink to={JUDGING_PATH}>See all</TextLink>
        </span>
      }
    >
      <ul className="-my-3 divide-y divide-line">
        {items.slice(0, SHOWN).map(({ id, title, deadline }) => (
          <li key={id} className="py-3 text-small">
            <p className="font-medium wrap-anywhere">
              <TextLink quiet to={judgingPath(id)}>
                <bdi>{title}</bdi>
              </TextLink>
            </p>
            <p className="text-fine text-muted tabular-nums">
              {`Entries closed ${momentIn(deadline, zone)}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
