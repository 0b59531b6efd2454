import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { projectKey } from '#functions/parts/projects/repository.ts';
import type { ClaimedKind } from '#shared/features/credentials/rules.ts';
import { enrol, publishedCourse, readLesson, someCourse } from './courses.ts';
import { type Member, member } from './members.ts';
import { TIDES } from './projects.ts';
import { advanceClock, asOperator } from './stack.ts';

/** A student who has read all lessons of a course of their own. */
export const learner = async (): Promise<{ student: Member; courseId: string }> => {
  const [student, courseId] = await Promise.all([
    member(),
    publishedCourse(someCourse({ skills: ['React'] })),
  ]);
  (await enrol(student, courseId)).body;
  for (const lesson of [1, 2, 3]) (await readLesson(student, courseId, { lesson })).body;
  return { student, courseId };
};

/** The option that is right in a question of `someCourse`, whose prompt says its number. */
const rightIn = (prompt: unknown): number =>
  1 + (Number(/Question (\d)/.exec(JSON.stringify(prompt))?.[1]) % 3);

/** Takes the test of a course of `someCourse` and passes it. */
export const passTest = async ({ browser }: Member, courseId: string): Promise<string> => {
  const attempt = (await browser.call('assessments.start', { body: { courseId } })).body;
  for (const { number, prompt } of attempt.questions)
    (
      await browser.call('assessments.answer', {
        params: { id: attempt.id, n: number },
        body: { answer: rightIn(prompt) },
      })
    ).body;
  const { status } = (await browser.call('assessments.submit', { params: { id: attempt.id }, body: {} }))
    .body;
  if (status !== 'passed') throw new Error(`The attempt is ${status}.`);
  return attempt.id;
};

/** Stores that two mentors verified the project of a student for the task of a course. */
export const verifyTask = async (student: Member, courseId: string | undefined): Promise<string> => {
  const body = { ...TIDES, ...(courseId !== undefined && { courseId }) };
  const { id } = (await student.browser.call('projects.create', { body })).body;
  asOperator();
  const at = (await advanceClock(0)).toISOString();
  await updateItem(
    updateOf(projectKey(id), {
      set: { status: 'verified', decided: { submission: 1, status: 'verified', at, rubricVersion: 1 } },
    }),
  );
  return id;
};

export const claim = ({ browser }: Member, courseId: string, kind: ClaimedKind) =>
  browser.call('credentials.claim', { body: { courseId, kind } });
