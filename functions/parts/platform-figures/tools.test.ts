import { expect, it } from 'vitest';
import { askTool } from '#functions/testing/advisor.ts';
import { member } from '#functions/testing/members.ts';
import { figuresIn } from './figure-words.ts';
import { TOOLS } from './tools.ts';

it.each([
  ['how many sign-ups this week', ['signUps']],
  ['mentoring requests and sessions', ['mentoringRequests', 'sessions']],
  ['courses finished this month', ['coursesCompleted']],
  ['was the advisor right', ['answersRight']],
  ['how is the platform doing', []],
])('%s', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it('answers with the figures that the route has', async () => {
  const admin = await member({ role: 'admin' });
  const { status, body } = await admin.browser.call('platform-figures.list', { query: {} });
  expect(status).toBe(200);
  const { blocks, sources } = await askTool(
    TOOLS[0],
    admin,
    { text: 'how many sign-ups in the last 30 days' },
    { role: 'admin' },
  );
  const said = JSON.stringify(blocks);
  if (body.since === null) expect(said).toContain('These days are not counted');
  else
    expect(said).toContain(`Sign-ups in the last 30 days: ${body.totals.signUps?.toLocaleString('en-US')}`);
  expect(sources[0]?.url).toContain('/dashboard/admin/analytics');
});
