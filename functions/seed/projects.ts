import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { pairOf } from '#functions/features/reviews/change.ts';
import { tryClaim } from '#functions/features/reviews/claim.ts';
import { handIn } from '#functions/features/reviews/finish.ts';
import { storeFirst } from '#functions/features/reviews/references.ts';
import { countProject } from '#functions/parts/projects/counts.ts';
import { getProject, newProject, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { isDrawn } from '#functions/parts/reviews/entering.ts';
import { FIRST_REFERENCES } from '#functions/parts/reviews/first-references.ts';
import { submissionSteps } from '#functions/parts/reviews/submitting.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { CRITERION_IDS, SCORE } from '#shared/core/rubric.ts';
import type { RatedReference } from '#shared/features/reviews/schema.ts';
import { accountsOf } from './asks.ts';
import { PROJECTS } from './data.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { storeTemplates } from './review-templates.ts';
import { unlessThere } from './unless-there.ts';

type SeedProject = (typeof PROJECTS)[number];
type SeedReview = SeedProject['reviews'][number];

/** The mentors who review projects of the seed. */
interface Mentors {
  readonly demo: Account;
  readonly others: readonly Account[];
}

const before = (anchor: Date, ms: number): Date => new Date(anchor.getTime() - ms);

/** A project as its student created it. */
const draftOf = (seed: SeedProject, student: Account, at: Date): ProjectRecord => {
  const { title, description, category, technologies, githubUrl, liveUrl, shown } = seed;
  const createdAt = at.toISOString();
  return {
    ...{ title, description, category, technologies, githubUrl, liveUrl, shown },
    id: idFor('project', title),
    userId: student.id,
    status: 'draft',
    ...{ verifiedWanted: false, submissions: 0 },
    ...{ createdAt, updatedAt: createdAt, version: 1, fieldsVersion: 1 },
    history: [{ status: 'draft', at: createdAt, by: 'student' }],
  };
};

/** What draws no second review for a project that wants none: the demo data is the same each time. */
const notDrawn = (projectId: string): string => {
  for (let tries = 0; ; tries++) if (!isDrawn(projectId, 1, String(tries))) return String(tries);
};

/** Hands a project in, unless that has happened. */
const submitOnce = async (
  seed: SeedProject,
  project: ProjectRecord,
  student: Account,
  at: Date,
): Promise<void> => {
  if (project.submissions > 0) return;
  const random = notDrawn(project.id);
  await transact(await submissionSteps({ project, student, verified: seed.verified, now: at, random }));
};

const mentorOf = ({ demo, others }: Mentors, by: SeedReview['by']): Account | undefined =>
  by === 'demo' ? demo : others[by];

const handedOf = ({ scores, comments, feedback }: SeedReview) => ({
  scores: CRITERION_IDS.map((criterion, index) => ({
    criterion,
    score: scores[index] ?? 0,
    comment: comments[index] ?? '',
  })),
  feedback,
});

/** Claims and hands in a review of a project, unless it is finished. */
const reviewOnce = async (
  id: string,
  review: SeedReview,
  { mentor, index, submittedAt }: { mentor: Account; index: number; submittedAt: Date },
): Promise<void> => {
  const standing = (await getProject(id))?.round?.reviews[index];
  if (!standing || standing.status === 'finished') return;
  const finishedAt = new Date(submittedAt.getTime() + review.afterHours * HOUR_MS);
  const claimedAt = before(finishedAt, 3 * HOUR_MS);
  if (standing.status === 'waiting') await tryClaim(standing.id, mentor, claimedAt);
  await handIn(await pairOf(standing.id), mentor.id, handedOf(review), finishedAt);
};

/** One project of the seed with all that has happened to it. Returns whether it is new. */
const storeProject = async (
  seed: SeedProject,
  student: Account,
  mentors: Mentors,
  anchor: Date,
): Promise<boolean> => {
  const submittedAt = before(anchor, seed.daysAgo * DAY_MS);
  const draft = draftOf(seed, student, before(submittedAt, 2 * DAY_MS));
  const isNew = await unlessThere(
    () => transact({ project: newProject(draft), count: countProject(student.id) }),
    'project',
  );
  const project = (await getProject(draft.id)) ?? draft;
  if (seed.draft) return isNew;
  await submitOnce(seed, project, student, submittedAt);
  for (const [index, review] of seed.reviews.entries()) {
    const mentor = mentorOf(mentors, review.by);
    if (mentor) await reviewOnce(draft.id, review, { mentor, index, submittedAt });
  }
  const waiting = (await getProject(draft.id))?.round?.reviews[0];
  if (isNew && seed.claimedHoursAgo !== undefined && waiting?.status === 'waiting')
    await tryClaim(waiting.id, mentors.demo, before(anchor, seed.claimedHoursAgo * HOUR_MS));
  return isNew;
};

/** What a mentor gave a reference project: here and there a point more than it should get. */
const scoresBy = (mentor: number, { expected }: RatedReference) =>
  expected.map(({ criterion, score }, index) => ({
    criterion,
    score: Math.min(SCORE.max, score + Number((mentor + index) % 3 === 0)),
  }));

/** Mentors rate the reference projects before their first claim. */
const calibrate = async ({ demo, others }: Mentors, anchor: Date): Promise<void> => {
  const ratedAt = before(anchor, 60 * DAY_MS).toISOString();
  for (const [number, { id }] of [demo, ...others].entries())
    for (const reference of FIRST_REFERENCES)
      await storeFirst(id, { referenceId: reference.id, scores: scoresBy(number, reference), ratedAt });
};

/** How many other students hand projects in, and how many other mentors review them. */
const STUDENTS = 10;
const MENTORS = 4;

/**
 * Projects of the demo student (a draft, one that waits, one reviewed, one verified) and of others: eight wait in the queue, the
 * demo mentor has claimed one and completed five, and enough were answered that waits can be said. Everything happens in the
 * order of its time, by the same steps as in use. Returns how many are new.
 */
export const storeProjects = async (people: readonly Person[], anchor: Date): Promise<number> => {
  const [students, mentoring] = await Promise.all([
    accountsOf('student', people, STUDENTS),
    accountsOf('mentor', people, MENTORS),
  ]);
  if (!mentoring.demo) return 0;
  const mentors: Mentors = { demo: mentoring.demo, others: mentoring.others };
  await calibrate(mentors, anchor);
  await storeTemplates(mentors.demo.id, mentors.others[0]?.id);
  let stored = 0;
  for (const seed of PROJECTS.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const student = seed.from === 'demo' ? students.demo : students.others[seed.from];
    if (student && (await retryWhileBusy(() => storeProject(seed, student, mentors, anchor)))) stored += 1;
  }
  return stored;
};
