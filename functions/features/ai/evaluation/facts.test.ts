import { beforeAll, expect, it } from 'vitest';
import { factsOf } from '#functions/testing/advisor-facts/measure.ts';
import { type Scene, storeScene } from '#functions/testing/advisor-facts/scene.ts';
import { siteUrl } from '#functions/testing/api.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { questions } from './questions.ts';

/** What is asked of the user’s own records: others of this stack have openings, mentors and users, too. */
const OWN =
  /^(?:applications\.status|saved\.list|searches\.list|resume\.|meetings\.|mentorships\.|mentors\.own|postings\.|screening\.|analytics\.|library\.|projects\.|engagements\.|startups\.|events\.guests)/;
const asked = questions().filter(
  ({ part, expect: expected }) =>
    part === 'tuned' && expected.every((one) => !('intent' in one) || OWN.test(one.intent)),
);
const EVERY = rounds(3, 1);

let scene: Scene;
beforeAll(async () => {
  asOperator();
  scene = await storeScene(siteUrl(), await advanceClock(0));
  const { employer } = scene.people;
  await eventually('the candidates of the scene', async () => {
    const { items } = await employer.reader.change('screening.postings');
    return items.length === 2 && items.every(({ applicants }) => applicants > 0);
  });
});

it('the answers have the values of the records, and none that nothing supports', async () => {
  const some = asked.filter((_, index) => index % EVERY === 0);
  expect(some.length).toBeGreaterThan(40);
  const untrue: unknown[] = [];
  for (const question of some) {
    const { missing, unsupported } = await factsOf(question, scene);
    expect(unsupported, question.turns.join(' // ')).toEqual([]);
    if (missing.length > 0) untrue.push([question.id, missing]);
  }
  expect(untrue.length / some.length, JSON.stringify(untrue)).toBeLessThanOrEqual(0.03);
});
