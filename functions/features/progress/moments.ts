import { inParallel } from '#functions/core/in-parallel.ts';
import { applicationsOf } from '#functions/parts/applications/repository.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { provenOf } from '#functions/parts/profile/proven.ts';
import { projectsOf } from '#functions/parts/projects/repository.ts';
import { reviewsOfProject } from '#functions/parts/reviews/repository.ts';
import { isUndo, isUndone } from '#shared/features/applications/history.ts';
import { answerOf } from '#shared/features/applications/reply-promise.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { PROGRESS_APPLICATIONS } from '#shared/features/progress/rules.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

/** Applications in one query: about 50 read units at most. */
const PAGE = 100;
/** Projects whose reviews are read at the same time. */
const AT_ONCE = 10;

/** The applications since a moment, the latest first, and whether some were left out. */
const applicationsSince = async (userId: string, since: string) => {
  const found: Application[] = [];
  while (found.length < PROGRESS_APPLICATIONS) {
    const page = await applicationsOf(userId, PAGE, found.at(-1));
    found.push(...page.filter(({ appliedAt }) => appliedAt >= since));
    if (page.length < PAGE || (page.at(-1)?.appliedAt ?? since) < since)
      return { applications: found, partial: false };
  }
  return { applications: found, partial: true };
};

/** When a user was invited to interviews for an application. An invitation that was undone is none. */
const interviewsIn = ({ history }: Application): string[] =>
  history
    .filter(
      ({ status }, index) =>
        status === 'interview_scheduled' && !isUndo(history, index) && !isUndone(history, index),
    )
    .map(({ at }) => at);

/** What came of the applications that a student sent since a moment. */
export const applyingSince = async (userId: string, since: string) => {
  const { applications, partial } = await applicationsSince(userId, since);
  return {
    partial,
    applications: applications.map(({ appliedAt }) => appliedAt),
    answers: applications.flatMap(({ history }) => answerOf(history)?.at ?? []),
    interviews: applications.flatMap(interviewsIn),
  };
};

/** When the sessions of mentorships began that are over by now. One query of the calendar. */
export const sessionsSince = async (userId: string, since: string, now: Date): Promise<string[]> => {
  const weeks = await weeksOf(userId, { start: Date.parse(since), end: now.getTime() }, false);
  const held = weeks
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.of !== undefined && spanOf(entry).end <= now.getTime());
  // One that goes on past the end of a week could be in two.
  return [...new Map(held.map((entry) => [entry.id, entry])).values()].map((entry) =>
    new Date(spanOf(entry).start).toISOString(),
  );
};

/** When the reviews of a project were handed in, of its submissions up to one. */
const reviewsIn = async ({ id, upTo }: { id: string; upTo: number }): Promise<string[]> =>
  (await reviewsOfProject(id))
    .filter(({ status, submission }) => status === 'finished' && submission <= upTo)
    .flatMap(({ finishedAt }) => finishedAt ?? []);

/** When reviews of a student’s projects were handed in. Of a submission that is not decided yet nothing is known. */
export const reviewsSince = async (userId: string, since: string): Promise<string[]> => {
  const projects = await projectsOf(userId, PROJECT.most);
  // A project changes with each of its reviews.
  const reviewed = projects.flatMap(({ id, decided, updatedAt }) =>
    decided && updatedAt >= since ? [{ id, upTo: decided.submission }] : [],
  );
  return (await inParallel(reviewed, AT_ONCE, reviewsIn)).flat();
};

/** When each skill of a user was first proven, by what is recorded now. */
export const skillsProven = async (userId: string): Promise<string[]> => {
  const first = new Map<string, string>();
  for (const { skill, provenAt } of await provenOf(userId, false)) {
    const before = first.get(skill);
    if (before === undefined || provenAt < before) first.set(skill, provenAt);
  }
  return [...first.values()];
};
