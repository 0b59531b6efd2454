import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { batchWrite, updateItem } from '#functions/core/table.ts';
import { allMessages, say, talking } from '#functions/testing/conversations.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, throttle } from '#functions/testing/stack.ts';
import { conversationKey } from './keys.ts';
import { messageWrites } from './send.ts';

beforeAll(asOperator);

it('keeps every acknowledged message once and in order, also when others send at the same time, a request comes twice, or the table throttles', async () => {
  for (let round = 0; round < rounds(1, 40); round++) {
    const { applicant, employer, id } = await talking();
    const sent = Array.from({ length: 12 }, (_, index) => ({
      who: index % 2 === 0 ? applicant : employer,
      text: `message ${index}`,
      clientId: newId(),
    }));
    // Each is sent twice at once, and once more as after a lost answer.
    const sending = [...sent, ...sent].map(({ who, text, clientId }) => say(who, id, text, clientId));
    await throttle({ partition: `conversation#${id}` }, 3);
    await throttle({ partition: `inbox#${employer.id}` }, 3);
    const answers = await Promise.all(sending);
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    const again = await Promise.all(sent.map(({ who, text, clientId }) => say(who, id, text, clientId)));
    const acknowledged = new Map(
      [...answers, ...again]
        .filter(({ status }) => status === 201)
        .map(({ body }) => [body.clientId, body.number]),
    );
    const stored = await allMessages(applicant, id);
    expect(stored.map(({ number }) => number)).toEqual(stored.map((_, index) => index + 1));
    expect(new Set(stored.map(({ clientId }) => clientId)).size).toBe(stored.length);
    for (const { clientId, text } of sent) {
      const found = stored.find((one) => one.clientId === clientId);
      expect([found?.text, found?.number]).toEqual([text, acknowledged.get(clientId)]);
    }
    expect(await allMessages(employer, id)).toEqual(stored);
  }
}, 60_000);

it('opens a conversation of 10,000 messages in two read units', async () => {
  const { applicant, employer, id } = await talking();
  const text =
    'a usual message of about a hundred characters, as people write them when they arrange an interview.';
  const requests = Array.from({ length: 9_999 }, (_, index) => {
    const by = index % 2 === 0 ? applicant.id : employer.id;
    const message = { number: index + 2, clientId: newId(), by, text, at: '2026-01-05T08:00:00.000Z' };
    return messageWrites(id, message)[1]?.Put?.Item;
  });
  await batchWrite(requests.map((Item) => ({ PutRequest: { Item } })));
  await updateItem({
    Key: conversationKey(id),
    UpdateExpression: 'SET #count = :count',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':count': 10_000 },
  });
  const consumed = async () => {
    const { headers, body } = await applicant.browser.call('conversations.messages', { params: { id } });
    return { reads: Number(/reads=([\d.]+)/.exec(headers.get('x-consumed') ?? '')?.[1]), body };
  };
  await consumed();
  const { reads, body } = await consumed();
  // The session takes two.
  expect(reads - 2).toBeLessThanOrEqual(2);
  expect(body.items.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => 10_000 - index),
  );
  const { headers } = await applicant.browser.call('inbox.changes');
  expect(headers.get('x-consumed')).toContain('reads=3 ');
}, 60_000);
