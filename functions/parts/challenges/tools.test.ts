import { expect, it } from 'vitest';
import { momentIn } from '#functions/core/advisor/times.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { joinChallenge, openChallenge } from '#functions/testing/challenges.ts';
import { member } from '#functions/testing/members.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { TOOLS } from './tools.ts';

const forMe = toolOf(TOOLS, 'challenges.forMe');

it('names the open challenges that the user may join, the next deadline first, as the list has them', async () => {
  // Challenges of other tests end later than these, and may be in the list behind them.
  const deadline = new Date((await advanceClock(0)).getTime() + 30 * HOUR_MS).toISOString();
  const [{ id, challenge }, { id: other }] = [
    await openChallenge({ title: 'Quieter trains', openTo: 'students', deadline }),
    await openChallenge({ title: 'Cooler rooms', openTo: 'students_alumni', deadline }),
  ];
  const [student, alumnus] = [await member(), await member({ role: 'alumni' })];
  (await joinChallenge(student, id)).body;
  // The list follows the records: each challenge comes into it by itself.
  const answer = await eventually('both challenges in the list, one of them joined', async () => {
    const one = await askTool(forMe, student);
    const ids = one.references?.map((reference) => reference.id) ?? [];
    return textOf(one).includes('you have joined') && ids.includes(id) && ids.includes(other) && one;
  });
  expect(textOf(answer)).toContain('challenges are open to you');
  expect(textOf(answer)).toContain(momentIn(challenge.deadline, 'UTC'));
  expect(
    answer.references
      ?.slice(0, 2)
      .map((one) => one.id)
      .sort(),
  ).toEqual([id, other].sort());
  expect(answer.facts[0]?.values.title?.kind).toBe('text');
  const ofAlumni = await askTool(forMe, alumnus, {}, { role: 'alumni' });
  const idsOfAlumni = ofAlumni.references?.map((one) => one.id);
  expect(idsOfAlumni?.[0]).toBe(other);
  expect(idsOfAlumni).not.toContain(id);
});
