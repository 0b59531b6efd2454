import { AppError } from '#functions/core/errors.ts';
import { statisticsOf } from '#functions/parts/assessments/item-statistics.ts';
import { blocksOf } from '#functions/parts/courses/markdown.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import type { AuthoredCourse, AuthoredRow } from '#shared/features/authoring/schema.ts';
import type { Keyed } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { claimsOf } from './checks/claims.ts';
import { findingsOf } from './checks/findings.ts';
import { type AuthoredRecord, asOf, getWhole, type WholeAuthored } from './repository.ts';

/** A course in a list. */
export const rowOf = (record: AuthoredRecord): AuthoredRow => ({
  id: record.id,
  title: record.about.title,
  status: record.status,
  published: record.published,
  author: { id: record.userId, name: record.author },
  skills: record.about.skills,
  lessons: record.lessons,
  questions: record.packs.reduce((sum, count) => sum + count, 0),
  submittedAt: record.submittedAt,
  claimed: record.claimed,
  updatedAt: record.updatedAt,
});

/** What exercises or questions ask, as it will be read. */
const askedIn = (keyed: readonly Keyed[]) =>
  keyed.map(({ prompt }) => [...blocksOf(prompt, COURSE.prompt).blocks]);

/** How the published version did, which may have had other objectives than what is written now. */
const publishedStatistics = async (courseId: string, version: number) => {
  const { objectives = [] } = (await getCourseVersion(courseId, version)) ?? {};
  return statisticsOf({ courseId, version }, objectives.length);
};

/** A course with its parts as they will be read, what the checks say, and how its test did. */
const shownWhole = async ({ record, lessons, packs }: WholeAuthored): Promise<AuthoredCourse> => {
  const { id, published, about, changes, decision, version } = record;
  const checked = { about, lessons, questions: packs };
  const statistics = published > 0 ? await publishedStatistics(id, published) : undefined;
  return {
    ...rowOf(record),
    about,
    lessons: lessons.map(({ number: _, ...lesson }) => ({
      ...lesson,
      blocks: [...blocksOf(lesson.text).blocks],
      asked: askedIn(lesson.exercises),
    })),
    packs: packs.map((questions) => [...questions]),
    asked: packs.map(askedIn),
    changes,
    findings: findingsOf(checked),
    claims: claimsOf(checked),
    statistics: statistics?.items ?? [],
    test: statistics?.test ?? null,
    decision,
    version,
  };
};

export const noCourse = () => new AppError('not_found', { message: 'This course doesn’t exist.' });

/** The whole of a course as it is at a moment. */
export const wholeOf = async (id: string, now: Date): Promise<AuthoredCourse> => {
  const whole = await getWhole(id);
  if (!whole) throw noCourse();
  return shownWhole({ ...whole, record: asOf(whole.record, now) });
};
