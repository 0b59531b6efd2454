import { expect, it } from 'vitest';
import { corpus, readSample } from '#functions/testing/resumes/corpus.ts';
import { inventedIn, pageLetters } from '#functions/testing/resumes/inventions.ts';
import { addTallies, f1, meanF1, noTallies, score } from '#functions/testing/resumes/score.ts';
import { resumeResultSchema } from '#shared/features/resume/result.ts';
import { parseResume } from './parse-resume.ts';
import { readPdf } from './pdf/open.ts';

/** One resume of every second layout, not of those held out; `npm run bench -- --only resume` measures all. */
const samples = [
  ...Map.groupBy(
    corpus().filter(({ heldOut }) => !heldOut),
    ({ layout }) => layout,
  ).values(),
]
  .filter((_, index) => index % 2 === 0)
  .flatMap((group) => group.slice(1, 2));

it('reads one resume of every second layout as well as before', async () => {
  const total = noTallies();
  for (const sample of samples) {
    const result = await parseResume(readSample(sample));
    resumeResultSchema.parse(result);
    const letters = pageLetters(await readPdf(readSample(sample)));
    expect(inventedIn(result, letters), sample.file).toEqual([]);
    addTallies(total, score(sample.truth, result));
  }
  expect(samples.length).toBeGreaterThanOrEqual(15);
  expect(meanF1(total)).toBeGreaterThan(88);
  for (const field of ['name', 'email', 'phone'] as const)
    expect(f1(total[field]), field).toBeGreaterThan(94);
});
