import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { CourseRecord } from '#functions/parts/courses/record.ts';
import { publishedCourses } from '#functions/parts/courses/repository.ts';
import type { courses } from '#shared/features/courses/routes.ts';

/** Rows that one query reads: one has 2.6 KB at most, so that a page costs two read units at most. */
const ROWS = 6;
/** The read units after which a search gives what it has found, and a cursor. */
const SEARCH_UNITS = 10;

const positionSchema = z.object({ id: z.string(), title: z.string() });
type Position = z.infer<typeof positionSchema>;

interface Filters {
  readonly q?: string | undefined;
  readonly skill?: string | undefined;
  readonly level?: CourseRecord['level'] | undefined;
}

const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);

/**
 * Whether a list of skills has one, in whatever spelling: as the postings name them, `React.js` and `React 19` are `React`. The
 * vocabulary is loaded with the first search for a skill.
 */
const hasSkill = async (skill: string | undefined): Promise<(skills: readonly string[]) => boolean> => {
  if (skill === undefined) return () => true;
  const { normaliseSkill } = await import('#shared/features/matching/skills/normalise.ts');
  const wanted = normaliseSkill(skill);
  return (skills) => skills.some((one) => normaliseSkill(one) === wanted);
};

/** What a course has to be: of the level, teaching the skill, with all words in what the row says. */
const matcherOf = async ({ q = '', skill, level }: Filters) => {
  const words = wordsOf(q);
  const teaches = await hasSkill(skill);
  return (course: CourseRecord): boolean => {
    const text = [course.title, course.summary, ...course.skills].join(' ').normalize('NFC').toLowerCase();
    return (
      (level === undefined || course.level === level) &&
      teaches(course.skills) &&
      words.every((word) => text.includes(word))
    );
  };
};

/** The published courses by title. A search reads on until its page is full. */
export const list: Handler<typeof courses.list> = async ({ query }) => {
  const { q, skill, level, cursor, limit } = query;
  const purpose = `courses.list ${JSON.stringify([q, skill, level])}`;
  const filters = { q, skill, level };
  const matches = await matcherOf(filters);
  const isSearch = Object.values(filters).some((value) => value !== undefined);
  let after: Position | undefined =
    cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const items: CourseRecord[] = [];
  let spent = 0;
  do {
    const { items: found, lastKey, units } = await publishedCourses(ROWS, after);
    spent += units;
    const fitting = found.filter(matches);
    const taken = fitting.slice(0, limit - items.length);
    items.push(...taken);
    after = taken.length < fitting.length ? taken.at(-1) : lastKey && found.at(-1);
  } while (isSearch && after && items.length < limit && spent < SEARCH_UNITS);
  return {
    items,
    nextCursor: after ? encodeCursor(purpose, { id: after.id, title: after.title }) : null,
  };
};
