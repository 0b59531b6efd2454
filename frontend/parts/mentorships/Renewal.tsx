import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { fullDayIn, useTimeZone } from '../calendar/time.ts';
import { useMentorshipChange } from './api.ts';
import { canRenew, otherCalled } from './words.ts';

/** In the last two weeks of a term: who wants another one, and the way to say so. Nothing before. */
export function Renewal({ mentorship }: { mentorship: Mentorship }) {
  const { id, side, asked, endsAt = '', renewedBy } = mentorship;
  const zone = useTimeZone();
  const other = otherCalled(mentorship);
  const renew = useMentorshipChange(
    () => api.call('mentorships.renew', { params: { id }, body: {} }),
    'Saved: you want to go on',
  );
  if (!canRenew(mentorship, serverNow())) return null;
  const term = `another ${asked.weeks} weeks`;
  const mine = renewedBy.includes(side);
  const theirs = renewedBy.some((one) => one !== side);
  return (
    <Notice
      title={`This term ends on ${fullDayIn(endsAt, zone)}`}
      action={
        !mine && (
          <Button size="small" pending={renew.isPending} onClick={() => renew.mutate()}>
            Renew for {asked.weeks} weeks
          </Button>
        )
      }
    >
      <p>
        {mine && `You want ${term}. They begin once ${other} says so too.`}
        {!mine && theirs && `${other} wants ${term}. They begin when you say so too.`}
        {!mine && !theirs && `If you both want it, you go on for ${term}.`}
      </p>
    </Notice>
  );
}
