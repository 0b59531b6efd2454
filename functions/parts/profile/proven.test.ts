import { beforeAll, expect, it } from 'vitest';
import { hiring } from '#functions/testing/applicants.ts';
import { member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { provenOf } from './proven.ts';

beforeAll(asOperator);

const proven = [
  {
    ...{ skill: 'React', kind: 'project', proofId: 'p', title: 'Shop', issuer: 'Fledge' },
    ...{ provenAt: '2026-01-01T00:00:00.000Z', validUntil: null },
  },
] as const;

it('what a user sends as proven falls away, also in an imported profile', async () => {
  const { id, browser } = await member();
  const { id: opportunityId } = await hiring({ skills: ['React'] });
  const resume = { proven, skills: [{ name: 'React', proven }] };
  (await browser.call('profile.import', { body: { resume } })).body;
  const { version } = (await browser.call('profile.own')).body.sections.skills;
  const items = [{ name: 'React', kind: 'project', proofId: 'p', provenAt: proven[0].provenAt }];
  (await browser.call('profile.saveSkills', { body: { items, version, audience: 'everyone' } })).body;
  expect(await provenOf(id)).toEqual([]);
  const receipt = (await browser.call('opportunities.match', { params: { id: opportunityId } })).body;
  expect(receipt.proven).toEqual([]);
  expect(receipt.parts.skills.score).toBe(75);
});
