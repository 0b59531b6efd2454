import { expect, it } from 'vitest';
import { momentIn } from '#functions/core/advisor/times.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { joinChallenge, openChallenge } from '#functions/testing/challenges.ts';
import { member } from '#functions/testing/members.ts';
import { eventually } from '#functions/testing/stack.ts';
import { TOOLS } from './tools.ts';

const forMe = toolOf(TOOLS, 'challenges.forMe');

it('names the open challenges that the user may join, the next deadline first, as the list has them', async () => {
  const [{ id, challenge }, { id: other }] = [
    await openChallenge({ title: 'Quieter trains', openTo: 'students' }),
    await openChallenge({ title: 'Cooler rooms', openTo: 'students_alumni' }),
  ];
  const [student, alumnus] = [await member(), await member({ role: 'alumni' })];
  (await joinChallenge(student, id)).body;
  const answer = await eventually('the list', async () => {
    const one = await askTool(forMe, student);
    return textOf(one).includes('you have joined') && one;
  });
  expect(textOf(answer)).toContain('Two challenges are open to you');
  expect(textOf(answer)).toContain(momentIn(challenge.deadline, 'UTC'));
  expect(answer.references?.map((one) => one.id).sort()).toEqual([id, other].sort());
  expect(answer.facts[0]?.values.title?.kind).toBe('text');
  const ofAlumni = await askTool(forMe, alumnus, {}, { role: 'alumni' });
  expect(ofAlumni.references?.map((one) => one.id)).toEqual([other]);
});
