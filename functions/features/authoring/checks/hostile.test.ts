import { describe, expect, it } from 'vitest';
import { AppError } from '#functions/core/errors.ts';
import { parseInput } from '#functions/core/middleware/validate.ts';
import { hostileCourses } from '#functions/testing/hostile-courses.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { coursePackageSchema } from '#shared/features/courses/package.ts';
import { claimsOf } from './claims.ts';
import { errorsOf, findingsOf } from './findings.ts';

/** Why a package is refused, or not handed in, by where it is wrong. */
const reasonsFor = (body: unknown): Readonly<Record<string, string>> => {
  try {
    parseInput(coursePackageSchema, body);
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {};
    throw error;
  }
  const course = coursePackageSchema.parse(body);
  claimsOf(course);
  return errorsOf(findingsOf(course));
};

/** Words of programs, which say nothing to an author. */
const JARGON = /undefined|\[object|NaN|regex|invalid input|zod|received|\bunion\b/i;
/** Far more than any of them takes, also on a busy machine: what grows with what is nested takes minutes. */
const SLOWEST_MS = 3000;

describe(`hostile packages and texts (seed ${RACE_SEED})`, () => {
  it('get a clear reason soon, and nothing in them runs', () => {
    const courses = hostileCourses(rounds(204, 6000), randomFrom(RACE_SEED));
    for (const { name, body } of courses) {
      const started = performance.now();
      const reasons = Object.entries(reasonsFor(body));
      const took = performance.now() - started;
      expect(reasons.length, name).toBeGreaterThan(0);
      for (const [where, reason] of reasons) {
        expect(reason.trim().split(/\s+/).length, `${name}: ${where}: ${reason}`).toBeGreaterThan(1);
        expect(reason, name).not.toMatch(JARGON);
        expect(reason.length, name).toBeLessThan(200);
      }
      expect(took, `${name} took ${took} ms`).toBeLessThan(SLOWEST_MS);
    }
    expect(globalThis).not.toHaveProperty('hostileRan');
  });
});
