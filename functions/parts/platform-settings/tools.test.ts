import { afterAll, expect, it } from 'vitest';
import { askTool } from '#functions/testing/advisor.ts';
import { member } from '#functions/testing/members.ts';
import { forgetSettings } from '#functions/testing/settings.ts';
import { TOOLS } from './tools.ts';

afterAll(forgetSettings);

const [explain] = TOOLS;

const answerTo = async (text: string): Promise<string> => {
  const admin = await member({ role: 'admin' });
  const { blocks } = await askTool(explain, admin, { text }, { role: 'admin' });
  return JSON.stringify(blocks);
};

it.each([
  ['what does the read-only switch do', ['Read-only: Off', 'Signing in and these settings stay open']],
  ['is messaging switched on', ['Messages: On', 'A change waits for a second admin where there are two']],
  ['is the switch for applications on', ['Applications: On']],
  ['what is the contact address set to', ['Contact address: None']],
  ['which settings are there', ['There are']],
])('%s', async (question, sentences) => {
  const answer = await answerTo(question);
  for (const sentence of sentences) expect(answer).toContain(sentence);
});

it('says what was changed, and what is off', async () => {
  const admin = await member({ role: 'admin' });
  await admin.browser.call('platform-settings.change', {
    params: { key: 'contact-messages-a-minute' },
    body: { value: 11, version: 0, reason: 'A campaign' },
  });
  const { blocks } = await askTool(
    explain,
    admin,
    { text: 'which settings were changed' },
    { role: 'admin' },
  );
  expect(JSON.stringify(blocks)).toContain('Contact messages: 11 messages');
});
