import type { Steps, Write } from '#functions/core/transaction.ts';
import { provenWrites } from '#functions/parts/projects/proven.ts';
import { getVersion, type ProjectRecord, type Round } from '#functions/parts/projects/repository.ts';
import { enteringReview } from '#functions/parts/reviews/entering.ts';
import { entryTime, leavePlaces } from '#functions/parts/reviews/queue.ts';
import { getReviews, type ReviewRecord, reviewChange } from '#functions/parts/reviews/repository.ts';
import { decide, finishedOf, statusWhileOpen, withStanding } from '#functions/parts/reviews/round.ts';
import { mentorsOf } from '#functions/parts/reviews/submitting.ts';
import { knownSkill } from '#shared/features/matching/skills/normalise.ts';
import type { ProjectStatus } from '#shared/features/projects/rules.ts';
import type { ProjectVersion } from '#shared/features/projects/version.ts';
import { REVISION_MS } from '#shared/features/reviews/rules.ts';

/** A round in which something has just been handed in, or whose time for revisions is over. */
export interface Standings {
  readonly project: ProjectRecord;
  readonly round: Round;
  /** The overall scores of its finished reviews. */
  readonly overall: readonly number[];
  readonly rubricVersion: number;
  /** The time for revisions is over. */
  readonly late?: boolean;
  readonly by: 'reviewer' | 'schedule';
  readonly now: Date;
}

/** What follows for the project, and for the reviews other than the one whose change this is. */
export interface Outcome {
  readonly to: ProjectStatus;
  readonly fields: Partial<ProjectRecord>;
  /** Until when reviewers may revise from now on; undefined when they cannot. */
  readonly reviseUntil: string | undefined;
  readonly steps: Steps;
}

/** The student of a round, and what they handed in. */
export const askedAgain = async (project: ProjectRecord, review: ReviewRecord, now: Date) => {
  const [version, mentorIds, enteredAt] = await Promise.all([
    getVersion(project.id, project.submissions),
    mentorsOf(project.userId),
    entryTime(now),
  ]);
  if (!version) throw new Error(`The project ${project.id} has no version ${project.submissions}.`);
  return { project, version, mentorIds, enteredAt, student: review.student, now };
};

/** A third reviewer is needed: a third review enters the queue, with a time of its own. */
const third = async ({ project, round, by, now }: Standings, review: ReviewRecord): Promise<Outcome> => {
  const asked = { ...(await askedAgain(project, review, now)), by };
  const { writes, standing } = enteringReview(asked, 3);
  const next = { ...withStanding(round, standing), needed: 3, reviseUntil: undefined };
  return {
    ...{ to: statusWhileOpen(next), fields: { round: next }, reviseUntil: undefined },
    steps: { third: writes },
  };
};

/** The skills of the product that a submission names. */
const skillsOf = ({ technologies }: ProjectVersion): string[] => [
  ...new Set(technologies.flatMap((technology) => knownSkill(technology) ?? [])),
];

/** What a verified submission proves. */
const proves = async ({ project, rubricVersion, now }: Standings): Promise<Write[]> => {
  const version = await getVersion(project.id, project.submissions);
  return version ? provenWrites(project, version, skillsOf(version), rubricVersion, now) : [];
};

/** The submission is decided: its student sees the reviews, and a verified one proves its skills. */
const decided = async (standings: Standings, to: 'reviewed' | 'verified'): Promise<Outcome> => {
  const { project, round, rubricVersion, now } = standings;
  return {
    to,
    fields: {
      round: { ...round, reviseUntil: undefined, seen: finishedOf(round).map(({ id }) => id) },
      decidedAt: now.toISOString(),
      rubricVersion,
      decided: { submission: project.submissions, status: to, at: now.toISOString(), rubricVersion },
    },
    reviseUntil: undefined,
    steps: {
      place: leavePlaces({ projectId: project.id, enteredAt: round.enteredAt }),
      proven: to === 'verified' ? await proves(standings) : undefined,
    },
  };
};

/** What follows from the finished reviews of a round. `reviews` are those of the round. */
const follows = async (standings: Standings, reviews: readonly ReviewRecord[]): Promise<Outcome> => {
  const { round, overall, late = false, now } = standings;
  const finished = finishedOf(round);
  const revisionOver = late || finished.every(({ reviewerId }) => round.revised.includes(reviewerId));
  // While some can still revise, what others have revised decides nothing.
  const open = round.reviseUntil !== undefined && !revisionOver;
  const decision = open ? 'wait' : decide(round.needed, overall, revisionOver);
  const [review] = reviews;
  if (decision === 'third' && review) return third(standings, review);
  if (decision === 'reviewed' || decision === 'verified') return decided(standings, decision);
  const reviseUntil =
    decision === 'revise' ? new Date(now.getTime() + REVISION_MS).toISOString() : round.reviseUntil;
  return { to: statusWhileOpen(round), fields: { round: { ...round, reviseUntil } }, reviseUntil, steps: {} };
};

/**
 * What follows from the finished reviews of a round: it waits on, both reviewers may revise, a third one is needed, or it is
 * decided. The other reviews learn in the same transaction whether they can be revised; `ownId` is the one that the caller
 * changes itself.
 */
export const settle = async (standings: Standings, ownId?: string): Promise<Outcome> => {
  const { round, now } = standings;
  const reviews = await getReviews(round.reviews.map(({ id }) => id));
  const outcome = await follows(standings, reviews);
  const mayRevise = (review: ReviewRecord): string | undefined =>
    review.reviewer && !round.revised.includes(review.reviewer.id) ? outcome.reviseUntil : undefined;
  const changed = reviews.filter(
    (review) =>
      review.id !== ownId && review.status === 'finished' && review.reviseUntil !== mayRevise(review),
  );
  const others = changed.map((review) => reviewChange(review, { reviseUntil: mayRevise(review) }, now));
  return { ...outcome, steps: { ...outcome.steps, others } };
};
