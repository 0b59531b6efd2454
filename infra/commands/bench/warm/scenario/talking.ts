import { newId } from '#functions/core/ids.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { firstOf, type Person } from './scene.ts';

const TEXT = 'How did you find your first job, and what would you do differently today?';

/** The demo student talks with the demo alumnus, and reports a message. */
export const talk = async ({ id: ownId, browser }: Person, alumnus: Person): Promise<void> => {
  await browser.call('inbox.changes');
  const { items } = await browser.call('conversations.list', { query: { limit: '20' } });
  const { id } = firstOf('conversation with the alumnus', [...items], (one) => one.with.id === alumnus.id);
  const params = { id };
  await browser.call('conversations.get', { params });
  const { items: messages } = await browser.call('conversations.messages', {
    params,
    query: { limit: '20' },
  });
  const { number: upTo } = firstOf('message of the alumnus', [...messages], ({ by }) => by !== ownId);
  await browser.call('conversations.read', { params, body: { upTo } });
  const { number } = await browser.call('conversations.send', {
    params,
    body: { text: TEXT, clientId: newId() },
  });
  const own = { id, number: String(number) };
  await browser.call('conversations.edit', { params: own, body: { text: `${TEXT} Thank you!` } });
  await browser.call('conversations.remove', { params: own });
  const conversation = { id, messages: [upTo] };
  await browser.call('reports.create', { body: { userId: alumnus.id, code: 'spam', conversation } });
};

/** A student contacts users for the first time: one accepts, one declines, and one is blocked. */
export const contact = async (student: Person, accepting: Person, declining: Person): Promise<void> => {
  const ask = async ({ id }: Person): Promise<{ id: string }> => {
    const reason = { kind: 'request', id: requestIdOf(student.id, id) };
    const body = { with: id, reason, text: TEXT, clientId: newId() };
    const { conversation } = await student.browser.call('conversations.create', { body });
    return { id: conversation.id };
  };
  await accepting.browser.call('conversations.accept', { params: await ask(accepting) });
  await declining.browser.call('conversations.decline', { params: await ask(declining) });
  const params = { userId: declining.id };
  await student.browser.call('conversations.block', { params });
  await student.browser.call('conversations.unblock', { params });
};
