import { randomUUID } from 'node:crypto';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';

// Windows of time are the server's, whatever the device's clock says.

const MINUTE = 60_000;
const READY = { confirmed: true, onboarded: true } as const;

for (const { device, age, editable } of [
  { device: 15, age: 0, editable: true },
  { device: -15, age: 0, editable: true },
  { device: 15, age: 9, editable: true },
  { device: -15, age: 11, editable: false },
])
  test(`a message of ${age} minutes can ${editable ? '' : 'not '}be edited at a clock that is ${device} minutes off`, async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const ada = await signedUp(READY);
    const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace', lastName: 'Hopper' });
    const sent = await page.request.post('/api/conversations', {
      data: {
        with: grace.id,
        reason: { kind: 'request', id: requestIdOf(ada.id, grace.id) },
        text: 'May I ask about your compiler?',
        clientId: randomUUID(),
      },
    });
    const { conversation } = (await sent.json()) as { conversation: { id: string } };
    await page.route('**/api/conversations/*/messages*', async (route) => {
      const response = await route.fetch();
      const { items, ...rest } = await response.json();
      const earlier = (at: string) => new Date(Date.parse(at) - age * MINUTE).toISOString();
      const aged = items.map((item: { at: string }) => ({ ...item, at: earlier(item.at) }));
      await route.fulfill({ response, json: { ...rest, items: aged } });
    });
    await page.clock.install({ time: Date.now() + device * MINUTE });
    await page.goto(`/dashboard/messages?open=${conversation.id}`);
    const thread = page.getByRole('region', { name: 'Thread' });
    await expect(thread.getByText('May I ask about your compiler?')).toBeVisible();
    await expect(thread.getByRole('button', { name: /^Message of/ })).toHaveCount(editable ? 1 : 0);
  });
