import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { otherCalled } from '#frontend/parts/mentorships/words.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { mentorshipWorkflow } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** What happened to it, the latest first. */
export function History({ mentorship }: { mentorship: Mentorship }) {
  const zone = useTimeZone();
  const { side, history } = mentorship;
  return (
    <Card title="History">
      <ol className="flex flex-col gap-3 text-small">
        {history.toReversed().map(({ status, at, by }) => (
          <li key={`${status} ${at}`}>
            <span className="font-medium">
              {status === 'requested' ? 'Requested' : mentorshipWorkflow.statuses[status].label}
            </span>
            <span className="text-muted tabular-nums">
              {by !== 'schedule' && ` by ${by === side ? 'you' : otherCalled(mentorship)}`},{' '}
              {momentIn(at, zone)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
