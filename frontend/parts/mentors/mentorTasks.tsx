import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Task } from '#frontend/ui/data/TaskList.tsx';
import { AlertIcon, PeopleIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';
import { type MentorScreens, requestPlace } from '#shared/features/mentors/screens.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { momentIn, useTimeZone } from '../calendar/time.ts';
import { listingProblems } from './listing.ts';
import { useMentorScreens, useOwnMentor } from './ownMentor.ts';

/** How many requests are tasks of their own. */
const NAMED = 2;

type Request = Pick<Mentorship, 'id' | 'mentee' | 'answerBy' | 'asked'>;

interface Waiting {
  /** All that wait, the first to be answered first. */
  readonly requests: readonly Request[];
  readonly own: OwnMentor;
  readonly screens: MentorScreens;
  readonly zone: string;
}

/** What a mentor should do next: requests to answer, then what keeps students from finding them. */
export const mentorTasks = ({ requests, own, screens, zone }: Waiting): Task[] => {
  const named = requests.slice(0, NAMED).map(
    ({ id, mentee, answerBy, asked }): Task => ({
      id,
      icon: <PeopleIcon />,
      title: `${mentee.name} asks you to be their mentor`,
      detail: inOneLine([`Answer by ${momentIn(answerBy, zone)}`, asked.goals[0]]),
      action: { label: 'Answer', to: requestPlace(screens, id) },
    }),
  );
  const left = requests.length - named.length;
  const others: Task[] =
    left > 0
      ? [
          {
            id: 'requests',
            icon: <PeopleIcon />,
            title: left === 1 ? 'One more request is waiting' : `${left} more requests are waiting`,
            detail: 'The first to answer comes first.',
            action: { label: 'Open requests', to: `${screens.mentees}?tab=requests` },
          },
        ]
      : [];
  const listing = listingProblems(own, screens.settings).flatMap(({ title, text, action, tone }): Task[] =>
    action && (tone === 'warning' || own.version === 0)
      ? [{ id: title, icon: <AlertIcon />, title, detail: text, action }]
      : [],
  );
  return [...named, ...others, ...listing];
};

/** What the user should do next as a mentor; `tasks` is undefined until it is known. */
export const useMentorTasks = () => {
  const zone = useTimeZone();
  const screens = useMentorScreens();
  const own = useOwnMentor();
  const list = useQuery({
    ...api.query('mentorships.list', { query: { as: 'mentor', state: 'requested', limit: PLACES.max } }),
    staleTime: 0,
  });
  return {
    isLoading: own.isLoading || list.isLoading,
    error: own.error ?? list.error,
    own: own.data,
    tasks:
      own.data && list.data
        ? mentorTasks({
            requests: list.data.items,
            own: own.data,
            screens,
            zone,
          })
        : undefined,
    refetch: () => void Promise.all([own.refetch(), list.refetch()]),
  };
};
