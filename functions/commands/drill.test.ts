import { beforeAll, expect, it } from 'vitest';
import { localStack } from '#functions/testing/context.ts';
import { member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { drillCommand } from './drill/command.ts';

const NOW = new Date('2026-11-26T10:00:00.000Z');

beforeAll(() => {
  asOperator();
  process.env.DATA_DIR = localStack().dataDir;
});

it('records a drill, which admins see', async () => {
  const said = await drillCommand(['passed', '--note', 'Restored in 40 minutes', '--stage', 'local'], NOW);
  expect(said).toBe('The drill is recorded: passed.');
  const { browser } = await member({ role: 'admin' });
  expect((await browser.call('platform-figures.health')).body.drill).toEqual({
    ...{ at: NOW.toISOString(), outcome: 'passed', note: 'Restored in 40 minutes' },
  });
});

it.each([
  [['--note', 'x']],
  [['maybe', '--note', 'x']],
  [['passed']],
  [['passed', '--note', 'x'.repeat(201)]],
  [['passed', 'twice', '--note', 'x']],
  [['passed', '--unknown']],
])('refuses %j', async (args) => {
  await expect(drillCommand(args, NOW)).rejects.toThrow();
});
