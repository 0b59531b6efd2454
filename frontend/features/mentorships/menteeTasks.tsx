import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { canRenew, otherCalled } from '#frontend/parts/mentorships/words.ts';
import type { Task } from '#frontend/ui/data/TaskList.tsx';
import { CheckIcon, PeopleIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { WEEK_MS } from '#shared/core/durations.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { canOfferOnward } from './onward.ts';

/** What a student's mentors wait for, and requests that can go to someone else. `tasks` is undefined until it is known. */
export const useMenteeTasks = () => {
  const zone = useTimeZone();
  const { data, isLoading } = useQuery({
    ...api.query('mentorships.list', { query: { as: 'mentee' } }),
    staleTime: 0,
  });
  const tasks = data?.items.flatMap((mentorship) => taskOf(mentorship, serverNow(), zone) ?? []);
  return { tasks, isLoading };
};

/** What a mentorship asks of its mentee at a moment (milliseconds since 1970); undefined for nothing. */
export const taskOf = (mentorship: Mentorship, now: number, zone: string): Task | undefined => {
  const { id, status, side, proposed, renewedBy, endsAt = '', updatedAt } = mentorship;
  const name = otherCalled(mentorship);
  const to = mentorshipPath(id);
  if (status === 'active' && proposed && proposed.by !== side)
    return {
      id,
      icon: <CheckIcon />,
      title: `${name} proposes goals`,
      detail: 'They count once you agree. You can change them, too.',
      action: { label: 'See goals', to },
    };
  if (canRenew(mentorship, now) && !renewedBy.includes(side))
    return {
      id,
      icon: <ScheduleIcon />,
      title: `Your term with ${name} ends on ${dayIn(endsAt, zone)}`,
      detail: 'Go on for another one if you both want to.',
      action: { label: 'Go on or end it', to },
    };
  // Later it is old news, which My mentors still has.
  if (canOfferOnward(mentorship) && now - Date.parse(updatedAt) < WEEK_MS)
    return {
      id,
      icon: <PeopleIcon />,
      title:
        status === 'declined'
          ? `${name} can’t take your request`
          : `${name} didn’t answer your request in time`,
      detail: 'What you wrote can go to the next mentor who fits.',
      action: { label: 'Offer it onward', to },
    };
  return undefined;
};
