import { updateItem } from '#functions/core/table.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { addMark, marksOf, withRoomFor } from '#functions/parts/saved/marks.ts';
import { addSearch, getSearches } from '#functions/parts/searches/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf, isOpenOn } from '#shared/core/opportunity-days.ts';
import type { MarkList } from '#shared/core/saved-rules.ts';
import { factsOf } from '#shared/features/matching/facts.ts';
import { rankByMatch } from '#shared/features/matching/ranking.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { PEOPLE } from './data.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** What the demo student looks for each morning. */
const SEARCH = {
  name: 'Remote React internships',
  query: { type: 'internship', skills: 'React', workMode: 'remote' },
  alert: 'daily',
} as const;

/** What suits the demo student, without what they applied for: two jobs, two internships, one that has closed, and one to hide. */
const choose = (opportunities: readonly Opportunity[], applied: ReadonlyMap<string, number>, day: string) => {
  const skills = PEOPLE.demo.student.profileData.skills.map((name) => ({ name }));
  const free = opportunities.filter(({ id }) => !applied.has(id));
  const ranked = rankByMatch(free, factsOf({ skills }, day)).map(({ candidate }) => candidate);
  const open = ranked.filter((one) => isOpenOn(day, one));
  const ofType = (type: Opportunity['type']) => open.filter((one) => one.type === type).slice(0, 2);
  return {
    saved: [
      ...ofType('job'),
      ...ofType('internship'),
      ...ranked.filter(({ status }) => status === 'closed').slice(0, 1),
    ],
    hidden: open.filter(({ type }) => type === 'project').slice(0, 1),
  };
};

/** Stores what the demo student has saved and hidden, and a saved search, unless there is something already. */
export const storeMarks = async (opportunities: readonly Opportunity[], now: Date): Promise<number> => {
  const userId = await userIdOf(demoEmail('student'));
  if (userId === undefined) return 0;
  const { applied, ...marked } = await marksOf(userId);
  if (marked.saved.size + marked.hidden.size > 0) return 0;
  const { saved, hidden } = choose(opportunities, applied, dayOf(now));
  const mark = (list: MarkList, { id }: Opportunity, daysAgo: number) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return retryWhileBusy(() =>
      withRoomFor(list, userId, at, () => updateItem(addMark(list, userId, id, at).Update)),
    );
  };
  for (const [index, one] of saved.entries()) await mark('saved', one, index + 1);
  for (const one of hidden) await mark('hidden', one, 2);
  if (!(await getSearches(userId))) await addSearch(userId, SEARCH, new Date(now.getTime() - 3 * DAY_MS));
  return saved.length;
};
