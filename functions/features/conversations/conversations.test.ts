import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { getConversation } from '#functions/parts/conversations/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import {
  allMessages,
  applicantAndEmployer,
  begin,
  contact,
  say,
  talking,
} from '#functions/testing/conversations.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { studentBorn } from '#functions/testing/mentors.ts';
import { store } from '#functions/testing/publish.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { sendMessage } from './send.ts';

beforeAll(asOperator);

const listOf = async ({ browser }: Member, query: Record<string, string> = {}) =>
  (await browser.call('conversations.list', { query })).body;
const textsOf = async (who: Member, id: string) => (await allMessages(who, id)).map(({ text }) => text);
const block = ({ browser }: Member, { id }: Member) =>
  browser.call('conversations.block', { params: { userId: id } });

describe('a conversation for an application', () => {
  it('is in both lists, with what it is about and what is unread', async () => {
    const { applicant, employer, id } = await talking();
    (await say(applicant, id, 'Thank you\nfor writing')).body;
    const [mine] = (await listOf(employer)).items;
    expect(mine).toMatchObject({ id, status: 'open', begun: true, unread: 1 });
    expect(mine).toMatchObject({ preview: 'Thank you for writing', previewOwn: false });
    expect(mine?.with).toMatchObject({ id: applicant.id, role: 'student' });
    const [theirs] = (await listOf(applicant)).items;
    expect(theirs).toMatchObject({ id, begun: false, unread: 1, previewOwn: true });
    expect(await textsOf(applicant, id)).toEqual(['Hello', 'Thank you\nfor writing']);
  });

  it('is begun by the applicant with the company, and goes on when it exists', async () => {
    const { applicant, employer, company, reason } = await applicantAndEmployer();
    const first = await begin(applicant, { id: company.id }, reason, 'A question');
    expect([first.status, first.body.conversation.with.id]).toEqual([201, employer.id]);
    const second = (await begin(employer, applicant, reason, 'An answer')).body;
    expect([second.conversation.id, second.message.number]).toEqual([first.body.conversation.id, 2]);
  });

  it('is found by a search for the user or the posting', async () => {
    const { employer } = await talking();
    expect((await listOf(employer, { q: 'robin' })).items).toHaveLength(1);
    expect((await listOf(employer, { q: 'nobody' })).items).toHaveLength(0);
  });

  it('takes a message once for its client id, also at the same time', async () => {
    const { applicant, id } = await talking();
    const clientId = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(applicant, id, 'Once', clientId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`))).toEqual(
      new Set(['201 2']),
    );
    expect(await textsOf(applicant, id)).toEqual(['Hello', 'Once']);
  });

  it('is read by both after it ended, and written by neither', async () => {
    const { applicant, employer, id, reason } = await talking();
    (await withdraw(applicant, reason.opportunityId)).body;
    for (const who of [applicant, employer]) {
      expect((await say(who, id, 'Still there?')).status).toBe(403);
      expect((await begin(who, who === applicant ? employer : applicant, reason)).status).toBe(403);
      expect(await textsOf(who, id)).toEqual(['Hello']);
      const { body } = await who.browser.call('conversations.get', { params: { id } });
      expect(body.closed).toBe('ended');
    }
  });

  it('is closed for an employer who left the company, and stays readable', async () => {
    const { employer, id } = await talking();
    (await employer.browser.call('companies.leave')).body;
    expect((await say(employer, id, 'I left')).status).toBe(403);
    expect(await textsOf(employer, id)).toEqual(['Hello']);
  });

  it('is with no one where no one manages the posting, which only its applicant learns', async () => {
    const [applicant, stranger] = [await member(), await member()];
    const opportunity = someOpportunity();
    await store([opportunity]);
    const { id } = opportunity;
    (await apply(applicant, id)).body;
    const reason = { kind: 'application', opportunityId: id, userId: applicant.id } as const;
    const answer = await begin(applicant, { id }, reason);
    expect([answer.status, answer.error.message]).toEqual([403, expect.stringContaining('No one manages')]);
    expect((await begin(stranger, { id }, reason)).status).toBe(404);
    expect((await begin(stranger, { id }, { ...reason, userId: stranger.id })).status).toBe(404);
  });

  it('answers a stranger as if it did not exist', async () => {
    const { id, employer, reason } = await talking();
    const stranger = await member();
    const call = async (conversation: string) => [
      (await stranger.browser.call('conversations.messages', { params: { id: conversation } })).text,
      (await say(stranger, conversation, 'Hi')).text,
    ];
    expect(await call(id)).toEqual(await call(newId()));
    const missing = { ...reason, opportunityId: newId() };
    expect((await begin(stranger, employer, reason)).text).toBe(
      (await begin(stranger, employer, missing)).text,
    );
  });

  it('answers 401 to a suspended user', async () => {
    const { applicant, id } = await talking();
    await suspend(applicant.id);
    expect((await say(applicant, id, 'Hi')).status).toBe(401);
  });
});

describe('a message', () => {
  it('is edited and deleted by its author for ten minutes, and marked', async () => {
    const { applicant, employer, id } = await talking();
    const { number } = (await say(applicant, id, 'Helo')).body;
    const params = { id, number: String(number) } as never;
    expect((await employer.browser.call('conversations.remove', { params })).status).toBe(404);
    (await applicant.browser.call('conversations.edit', { params, body: { text: 'Hello there' } })).body;
    expect((await allMessages(employer, id)).at(-1)).toMatchObject({
      text: 'Hello there',
      editedAt: expect.any(String),
    });
    (await applicant.browser.call('conversations.remove', { params })).body;
    expect((await allMessages(employer, id)).at(-1)).toMatchObject({ text: '', deleted: true });
    expect((await listOf(employer)).items[0]?.preview).toBe('');
    const late = (await say(applicant, id, 'Late')).body;
    await advanceClock(601_000);
    const after = { id, number: String(late.number) } as never;
    expect((await applicant.browser.call('conversations.remove', { params: after })).status).toBe(403);
  });

  it('is unread until it is read, which the other side sees unless one switched that off', async () => {
    const { applicant, employer, id } = await talking();
    const readBy = async ({ browser }: Member) =>
      (await browser.call('conversations.messages', { params: { id } })).body.readByOther;
    const mark = (upTo: number) =>
      applicant.browser.call('conversations.read', { params: { id }, body: { upTo } });
    const unread = async () => (await applicant.browser.call('inbox.changes')).body.unreadMessages;
    expect([await readBy(employer), await unread()]).toEqual([0, 1]);
    expect((await mark(1)).body.unread).toBe(0);
    expect([await readBy(employer), await unread()]).toEqual([1, 0]);
    (await say(employer, id, 'Another')).body;
    const body = { mail: { applications: true }, receipts: false };
    (await applicant.browser.call('users.savePreferences', { params: { userId: applicant.id }, body })).body;
    (await mark(2)).body;
    expect([await readBy(employer), await readBy(applicant)]).toEqual([null, null]);
  });
});

describe('a first contact', () => {
  it('waits for its answer: one message, then accepted by answering', async () => {
    const [one, other] = [await member(), await member({ role: 'alumni' })];
    const { conversation } = (await contact(one, other, 'May I ask about your work?')).body;
    expect(conversation.status).toBe('asked');
    expect((await say(one, conversation.id, 'Hello?')).status).toBe(403);
    expect((await say(other, conversation.id, 'Of course')).status).toBe(201);
    expect((await say(one, conversation.id, 'Great')).status).toBe(201);
    expect((await listOf(one)).items[0]?.status).toBe('open');
  });

  it('takes an answer that is written while it is accepted', async () => {
    const [one, other] = [await member(), await member({ role: 'alumni' })];
    const { id } = (await contact(one, other)).body.conversation;
    const answers = await Promise.all([
      other.browser.call('conversations.accept', { params: { id } }),
      say(other, id, 'Of course'),
      say(other, id, 'Gladly'),
    ]);
    expect(answers.map(({ status }) => status).slice(1)).toEqual([201, 201]);
    expect(await allMessages(one, id)).toHaveLength(3);
  });

  it('is accepted or declined by the other side only', async () => {
    const [one, other] = [await studentBorn(), await member({ role: 'mentor' })];
    const { id } = (await contact(one, other)).body.conversation;
    const params = { id };
    expect((await one.browser.call('conversations.accept', { params })).status).toBe(409);
    expect((await other.browser.call('conversations.decline', { params })).body.status).toBe('declined');
    expect((await say(one, id, 'Please')).status).toBe(403);
    expect((await contact(one, other)).status).toBe(403);
    expect((await other.browser.call('conversations.accept', { params })).body.status).toBe('open');
    expect((await say(one, id, 'Thanks')).status).toBe(201);
  });

  it('has at most 500 characters, and never reaches an admin', async () => {
    const [one, other, admin] = [
      await member(),
      await member({ role: 'alumni' }),
      await member({ role: 'admin' }),
    ];
    expect((await contact(one, other, 'a'.repeat(501))).error.fields).toHaveProperty('text');
    expect((await contact(one, admin)).status).toBe(403);
    expect((await contact(await member({ role: 'mentor' }), one)).status).toBe(403);
  });

  it('is within the budget of the week, whatever races', async () => {
    const one = await member();
    const others = await Promise.all(Array.from({ length: 14 }, () => member({ role: 'alumni' })));
    const statuses = await Promise.all(others.map(async (other) => (await contact(one, other)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await listOf(one)).requestsLeft).toBe(0);
  });
});

describe('a block', () => {
  it('closes every conversation of the two, and hides what the other wrote', async () => {
    const { applicant, employer, id } = await talking();
    (await say(applicant, id, 'Hi')).body;
    expect((await block(applicant, employer)).body.blocked).toBe(true);
    for (const who of [applicant, employer]) expect((await say(who, id, 'More')).status).toBe(403);
    expect(await textsOf(applicant, id)).toEqual(['Hi']);
    expect(await textsOf(employer, id)).toEqual(['Hello']);
    expect((await listOf(employer)).items[0]).toMatchObject({ blocked: true, preview: '', unread: 0 });
    expect((await employer.browser.call('inbox.changes')).body.unreadMessages).toBe(0);
    (await employer.browser.call('conversations.unblock', { params: { userId: applicant.id } })).body;
    expect((await say(employer, id, 'More')).status).toBe(403);
    (await applicant.browser.call('conversations.unblock', { params: { userId: employer.id } })).body;
    expect((await say(employer, id, 'More')).status).toBe(201);
    expect(await textsOf(applicant, id)).toEqual(['Hello', 'Hi', 'More']);
  });

  it('refuses a message that was on its way before it', async () => {
    const { applicant, employer, id } = await talking();
    const before = await getConversation(id);
    if (!before) throw new Error('There is no conversation.');
    (await block(applicant, employer)).body;
    const late = { text: 'Late', clientId: newId() };
    await expect(sendMessage(before, employer.id, late, new Date())).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await textsOf(employer, id)).toEqual(['Hello']);
  });

  it('keeps new conversations from beginning', async () => {
    const { applicant, employer, reason } = await applicantAndEmployer();
    (await block(employer, applicant)).body;
    expect((await begin(applicant, employer, reason)).status).toBe(403);
    expect((await begin(employer, applicant, reason)).status).toBe(403);
    expect((await contact(applicant, employer)).status).toBe(403);
  });
});
