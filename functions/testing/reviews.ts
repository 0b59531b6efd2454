import { transact } from '#functions/core/table.ts';
import { getProject } from '#functions/parts/projects/repository.ts';
import { calibratedWrite } from '#functions/parts/reviews/reviewers.ts';
import type { RubricScore } from '#shared/core/review-outcome.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { type Member, member } from './members.ts';
import { submitted } from './projects.ts';
import { asOperator } from './stack.ts';

/** A mentor who has rated the reference projects. */
export const reviewer = async (firstName = 'Rita'): Promise<Member> => {
  const mentor = await member({ role: 'mentor', firstName });
  asOperator();
  await transact({ state: calibratedWrite(mentor.id, new Date().toISOString()) });
  return mentor;
};

/** The reviews of the current submission of a project that count, the first first. */
export const reviewIdsOf = async (projectId: string): Promise<string[]> => {
  asOperator();
  return (await getProject(projectId))?.round?.reviews.map(({ id }) => id) ?? [];
};

export const claim = ({ browser }: Member, id: string) =>
  browser.call('reviews.claim', { params: { id }, body: {} });

export const release = ({ browser }: Member, id: string) =>
  browser.call('reviews.release', { params: { id }, body: {} });

export const readReview = ({ browser }: Member, id: string) =>
  browser.call('reviews.get', { params: { id } });

/** The same score for every criterion. */
export const allScored = (score: number, comment = ''): RubricScore[] =>
  CRITERION_IDS.map((criterion) => ({ criterion, score, comment }));

export const finish = ({ browser }: Member, id: string, score = 4, feedback = 'Well done.') =>
  browser.call('reviews.finish', { params: { id }, body: { scores: allScored(score), feedback } });

export const revise = ({ browser }: Member, id: string, score: number) =>
  browser.call('reviews.revise', {
    params: { id },
    body: { scores: allScored(score), feedback: 'I looked at it again.' },
  });

/** Claims a review and hands it in. */
export const reviewWith = async (mentor: Member, id: string, score = 4) => {
  (await claim(mentor, id)).body;
  return finish(mentor, id, score);
};

/** A project whose first review a mentor has claimed. */
export const claimed = async (verified = false) => {
  const [{ student, id: projectId }, mentor] = await Promise.all([submitted({}, verified), reviewer()]);
  const [id = ''] = await reviewIdsOf(projectId);
  (await claim(mentor, id)).body;
  return { student, mentor, projectId, id };
};
