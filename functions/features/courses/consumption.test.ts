import { beforeAll, expect, it } from 'vitest';
import type { Call } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { builtInCourses, publishCourses } from '#functions/seed/courses/publish-courses.ts';
import { publishCourse, someCourse } from '#functions/testing/courses.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import type { courses } from '#shared/features/courses/routes.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { get, lesson } from './get.ts';
import { list } from './list.ts';

/* What the reads of courses cost: with the product's own courses, and with many whose texts are as long as they may be. */

withOwnTable();

const MANY = 20;
const account = newAccount();
/** A text with a number of characters. */
const long = (characters: number): string => 'as long as may be '.repeat(characters).slice(0, characters);

beforeAll(async () => {
  await publishCourses(new Date('2026-11-01T08:00:00.000Z'));
  for (let index = 0; index < MANY; index++)
    await publishCourse(
      someCourse({
        title: `Course ${String(index).padStart(2, '0')} ${long(COURSE.title)}`.slice(0, COURSE.title),
        summary: long(COURSE.summary),
        completing: long(COURSE.sentence),
        passing: long(COURSE.sentence),
        skills: Array.from({ length: COURSE.skills }, (_, skill) => `${skill}${long(COURSE.skill - 1)}`),
      }),
      { id: newId(), authorId: newId(), author: long(60), changes: long(COURSE.changes) },
    );
});

const counted = <T extends object>(work: () => Promise<T>) =>
  countingUsage(async () => ({ ...(await work()), ...usageSoFar() }));

it('a page of the list takes two read units at most, and the pages have all courses by title', async () => {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 20, cursor };
    const page = await counted(() => list({ account, query } as unknown as Call<typeof courses.list>));
    expect(page.reads).toBeLessThanOrEqual(2);
    titles.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(titles).toHaveLength(MANY + 4);
  expect(titles).toEqual(titles.toSorted());
});

it('a lesson takes one and a half read units at most, the page of a course two', async () => {
  for (const { id, course } of await builtInCourses()) {
    for (const [index] of course.lessons.entries()) {
      const read = async (query: object) => {
        const call = { account, params: { id, n: index + 1 }, query };
        return (await counted(() => lesson(call as unknown as Call<typeof courses.lesson>))).reads;
      };
      expect(await read({ version: 1 }), `${id}, lesson ${index + 1}`).toBeLessThanOrEqual(1.5);
      expect(await read({}), `${id}, lesson ${index + 1}`).toBeLessThanOrEqual(1.5);
    }
    const call = { account, params: { id }, query: {} };
    const page = await counted(() => get(call as unknown as Call<typeof courses.get>));
    expect(page.reads, id).toBeLessThanOrEqual(2);
  }
});
