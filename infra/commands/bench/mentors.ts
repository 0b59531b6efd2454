import * as z from 'zod';
import { storeUser } from '#functions/scenarios/user.ts';
import { sessionCookie } from '#functions/testing/signed-in.ts';
import { INTERESTS, SKILLS } from '#shared/core/choices.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { MENTOR_TYPES } from '#shared/features/mentors/rules.ts';
import { fillMentors } from '../fill/mentors.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { Client } from './client.ts';
import { type Figures, figuresOf } from './figures.ts';
import { combined, type Filters, readPages, some } from './filters.ts';

/*
 * Fills the directory of mentors of a stack of its own and measures it, as a child process, as size.ts does. Called with the
 * build's folder and the number of mentors; sends the figures to its parent.
 */
const [buildDir = '', count = ''] = process.argv.slice(2);
const PAGES = 3;
/** The most read units of a page. */
const LIMIT = 10;

const expertise = SKILLS.map((skill): Filters => ({ expertise: skill }));
const industries = INTERESTS.map((industry): Filters => ({ industry }));
const types = MENTOR_TYPES.map((type): Filters => ({ type }));
const languages = ['English', 'German', 'Hindi', 'Latin'].map((language): Filters => ({ language }));
const words = ['a', 'gre', 'react', 'machine learning', 'nobody'].map((q): Filters => ({ q }));
const days = (now: number) =>
  [1, 7, 14].map((ahead): Filters => ({ freeBy: new Date(now + ahead * DAY_MS).toISOString().slice(0, 10) }));

const searches = (now: number): [string, Filters[]][] => [
  ['all', [{}]],
  ['by expertise', expertise],
  ['by industry', industries],
  ['by words', words],
  ['by type and language', combined(types, languages)],
  ['by next free slot', days(now)],
  ['by all of them', some(combined(expertise, industries, types, languages, days(now)), 100)],
];

const measure = async (client: Client, who: string, now: number): Promise<Figures[]> => {
  // All that a request does that is refused for its input is finding out who asks.
  const session = (await client.get('/api/mentors?limit=0', [400])).consumed.reads;
  const all: Figures[] = [];
  for (const [what, filters] of searches(now)) {
    const paths = filters.map((one) => `/api/mentors?${new URLSearchParams({ limit: '20', ...one })}`);
    const { consumed, items } = await readPages(client, paths, PAGES);
    all.push(figuresOf(`${who}, ${what}`, consumed, { limit: LIMIT, session, items }));
  }
  return all;
};

await onTemporaryCloud(buildDir, async ({ dataDir, runtime }) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  await fillMentors({ dataDir, runtime, from: 0, to: Number(count), tell });
  const profile = { skills: ['React', 'Python'], interests: ['Artificial Intelligence'] };
  const [student, alumnus] = await Promise.all([
    storeUser({ answers: profile }),
    storeUser({ account: { role: 'alumni' } }),
  ]);
  const clients = { 'a student': student, 'an alumnus': alumnus };
  tell('Measuring …');
  const figures: Figures[] = [];
  for (const [who, account] of Object.entries(clients)) {
    const client = new Client(runtime.url, await sessionCookie(account));
    const { total } = z.object({ total: z.number() }).parse((await client.get('/api/mentors?limit=1')).body);
    // A student without a date of birth sees the mentors of students under 18 alone.
    if (who === 'an alumnus' && total !== Number(count))
      throw new Error(`${total} of ${count} mentors are listed.`);
    figures.push(...(await measure(client, who, Date.now())));
  }
  process.send?.(figures);
});
