import { expect, it } from 'vitest';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { member } from '#functions/testing/members.ts';
import { eventually } from '#functions/testing/stack.ts';
import { assumption, milestone, team } from '#functions/testing/startups.ts';
import { dayText } from '#shared/core/day-text.ts';
import { TOOLS } from './tools.ts';

const next = toolOf(TOOLS, 'startups.next');
const riskiest = toolOf(TOOLS, 'startups.riskiest');

it('says what is due next and which assumption is riskiest, as the records have it, to the team alone', async () => {
  const { lead, members, id } = await team(1, { name: 'Spoke Room' });
  const [other = lead] = members;
  // From an index, which lags a little.
  await eventually('the list', async () => (await other.browser.call('startups.list')).body.items.length > 0);
  expect(textOf(await askTool(next, other))).toContain('“Spoke Room”, it has no milestones yet');
  expect(textOf(await askTool(riskiest, other))).toContain('“Spoke Room” has no untested assumption');
  const milestones = [
    milestone('a', { due: '2999-05-03', title: 'A second cellar' }),
    milestone('b', { doneOn: '2026-01-01', evidence: 'Yes' }),
  ];
  (await lead.browser.call('startups.milestones', { params: { id }, body: { milestones, version: 0 } })).body;
  const assumptions = [
    assumption('a', { risk: 'low' }),
    assumption('b', { risk: 'high', statement: 'Owners let cellars', test: 'Ask twelve' }),
  ];
  (await lead.browser.call('startups.assumptions', { params: { id }, body: { assumptions, version: 0 } }))
    .body;
  expect(textOf(await askTool(next, other))).toContain(
    `For “Spoke Room”, the next milestone, “A second cellar”, is due on ${dayText('2999-05-03')}; 1 of two milestones is done.`,
  );
  const answer = await askTool(riskiest, other);
  expect(textOf(answer)).toContain(
    'The riskiest untested assumption of “Spoke Room” is “Owners let cellars”.\nThe test: Ask twelve',
  );
  expect(answer.facts[0]?.values.assumption?.kind).toBe('text');
  expect(textOf(await askTool(riskiest, await member()))).toContain('no active startup');
});
