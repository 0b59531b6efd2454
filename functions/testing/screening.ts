import { hiring } from './applicants.ts';
import { apply } from './applications.ts';
import { type Member, member } from './members.ts';

/** What the postings of these tests ask for. */
export const SKILLS = ['React', 'Node.js', 'SQL', 'Docker'];

/** A posting with an applicant for each number of its skills, the fewest first. */
export const setUp = async (given: readonly number[]) => {
  const hired = await hiring({ skills: SKILLS });
  const people: Member[] = [];
  for (const [index, count] of given.entries()) {
    const person = await member(
      { firstName: `Quilla${index}`, lastName: `Canary${index}` },
      SKILLS.slice(0, count),
    );
    (await apply(person, hired.id)).body;
    people.push(person);
  }
  return { ...hired, people };
};

/** The list of candidates as a user sees it. */
export const list = ({ browser }: Member, id: string, query: object = {}) =>
  browser.call('screening.list', { params: { id }, query: query as never });
/** Candidates side by side. */
export const compare = ({ browser }: Member, id: string, keys: readonly string[]) =>
  browser.call('screening.compare', { params: { id }, query: { keys: keys.join(',') } as never });
/** Reveals the names behind keys. */
export const reveal = ({ browser }: Member, id: string, keys: readonly string[]) =>
  browser.call('screening.reveal', { params: { id }, body: { keys: [...keys] } });
