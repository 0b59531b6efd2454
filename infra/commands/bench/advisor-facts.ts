import { setTimeout as wait } from 'node:timers/promises';
import { questions } from '#functions/features/ai/evaluation/questions.ts';
import { type FactsOutcome, factsOf, isInScene } from '#functions/testing/advisor-facts/measure.ts';
import { type Scene, storeScene } from '#functions/testing/advisor-facts/scene.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';

/*
 * Asks the advisor all questions about the records of a scene, on a stack of its own, as a child process, as size.ts does. Called
 * with the build's folder; sends what came of each question to its parent.
 */
const [buildDir = ''] = process.argv.slice(2);
const PATIENCE_MS = 30_000;

/** Waits until the lists that follow through the stream have all of the scene. */
const settled = async ({ people: { student, employer, admin }, openings }: Scene): Promise<void> => {
  const began = performance.now();
  const isThere = async (): Promise<boolean> => {
    const [found, mentors, candidates, users] = await Promise.all([
      student.reader.change('opportunities.list', { query: { limit: 50 } }),
      student.reader.change('mentors.list', { query: { limit: 50 } }),
      employer.reader.change('screening.postings'),
      admin.reader.change('admin.users', { query: { limit: 1 } }),
    ]);
    return (
      found.items.length === openings.length &&
      mentors.total === 2 &&
      candidates.items.length === 2 &&
      users.counts.student >= 6
    );
  };
  while (!(await isThere())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('The lists do not have all of the scene.');
    await wait(50);
  }
};

await onTemporaryCloud(buildDir, async ({ runtime }) => {
  const scene = await storeScene(runtime.url, new Date());
  await settled(scene);
  const outcomes: FactsOutcome[] = [];
  for (const question of questions().filter(isInScene)) outcomes.push(await factsOf(question, scene));
  process.send?.(outcomes);
});
