import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { say, talking } from '#functions/testing/conversations.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { browserOf, type Member, member } from '#functions/testing/members.ts';
import { sessionCookie } from '#functions/testing/signed-in.ts';
import { connected, handshake, type TestSocket } from '#functions/testing/sockets.ts';
import { asOperator, eventually, itemsOf } from '#functions/testing/stack.ts';
import { SESSION_COOKIE } from '#shared/core/contract.ts';
import { type Hint, LIVE_BROWSERS } from '#shared/features/inbox/live-updates.ts';
import { isBefore } from '#shared/features/inbox/topics.ts';
import { connect } from './connect.ts';

beforeAll(asOperator);

const hinted = (socket: TestSocket, count = 1) =>
  eventually(`${count} hint(s)`, async () => socket.hints.length >= count && socket.hints);
const closed = (socket: TestSocket) => eventually('the socket to close', async () => !socket.isOpen());
/** What a browser knows from a socket: hints can overtake each other, and the latest state counts. */
const latest = ({ hints }: TestSocket): Hint | undefined =>
  hints.reduce<Hint | undefined>(
    (known, hint) => (known && isBefore(hint.since, known.since) ? known : hint),
    undefined,
  );
/** Waits until a socket has said what its user's inbox has. */
const knows = (socket: TestSocket, { browser }: Member) =>
  eventually('the state of the inbox', async () => {
    const { since, unreadMessages } = (await browser.call('inbox.changes')).body;
    return isDeepStrictEqual(latest(socket), { since, unread: unreadMessages }) && since;
  });
const recordsOf = ({ id }: Member) => itemsOf(`live#${id}`);

/** Another browser in which a member is signed in. */
const anotherBrowser = ({ id }: Member) => browserOf({ id, sessionEpoch: 0 });

describe('a web socket', () => {
  it('begins with the state of the inbox: nothing that came before it opened is missed', async () => {
    const { applicant, employer, id } = await talking();
    (await say(employer, id, 'Before you came')).body;
    const socket = await connected(applicant.browser);
    await knows(socket, applicant);
    expect(latest(socket)?.unread).toBeGreaterThan(0);
    await socket.close();
    (await applicant.browser.call('conversations.read', { params: { id }, body: { upTo: 2 } })).body;
    const again = await connected(applicant.browser);
    await knows(again, applicant);
    expect(latest(again)?.unread).toBe(0);
    await again.close();
  });

  it('says that something is new, and nothing else', async () => {
    const { applicant, employer, id } = await talking();
    const [theirs, mine] = [await connected(applicant.browser), await connected(employer.browser)];
    (await say(employer, id, 'A secret between two')).body;
    const since = await knows(theirs, applicant);
    expect(latest(theirs)?.unread).toBeGreaterThan(0);
    await knows(mine, employer);
    // Another message brings another state.
    (await say(employer, id, 'One more')).body;
    await eventually('another state', async () => latest(theirs)?.since !== since);
    expect(await knows(theirs, applicant)).not.toBe(since);
    await Promise.all([theirs.close(), mine.close()]);
  });

  it('is opened for a session only, and for a page of this site', async () => {
    const { browser } = await member();
    expect(await handshake(browser)).toBe(101);
    expect(await handshake({ cookies: new Map() })).toBe(401);
    expect(await handshake({ cookies: new Map([[SESSION_COOKIE, 'guessed']]) })).toBe(401);
    expect(await handshake(browser, { origin: 'https://evil.example' })).toBe(403);
    expect(await handshake(browser, { host: 'evil.example' })).toBe(403);
    expect((await browser.send('/live')).status).toBe(403);
  });

  it('is opened through CloudFront only, whatever the case of the headers', async () => {
    const { id } = await member();
    const cookie = await sessionCookie({ id, sessionEpoch: 0 });
    const ask = (secret: object) =>
      connect({
        headers: { ...secret, Origin: process.env.SITE_URL, Cookie: `other=1; ${cookie}` },
        requestContext: { connectionId: 'a=', routeKey: '$connect', requestTimeEpoch: Date.now() },
      });
    for (const secret of [{}, { 'x-origin-secret': '' }, { 'x-origin-secret': 'guess' }])
      expect(await ask(secret)).toEqual({ statusCode: 403 });
    expect(await ask({ 'X-Origin-Secret': process.env.ORIGIN_SECRET })).toEqual({ statusCode: 200 });
  });

  it('that is gone is forgotten with the next hint', async () => {
    const { applicant, employer, id } = await talking();
    const socket = await connected(applicant.browser);
    await socket.close();
    expect(await recordsOf(applicant)).toHaveLength(1);
    (await say(employer, id, 'Still there?')).body;
    await eventually('the record to go', async () => (await recordsOf(applicant)).length === 0);
  });

  it('of a session that has ended gets nothing and is closed', async () => {
    const applicant = await member();
    const [signedOut, other] = [
      await connected(applicant.browser),
      await connected(await anotherBrowser(applicant)),
    ];
    for (const socket of [signedOut, other]) await hinted(socket);
    (await applicant.browser.call('auth.signOut')).body;
    await transact({ inbox: inboxChange(applicant.id, 'bell') });
    await hinted(other, 2);
    await closed(signedOut);
    expect(signedOut.hints).toHaveLength(1);
    await suspend(applicant.id);
    await transact({ inbox: inboxChange(applicant.id, 'bell') });
    await closed(other);
    expect(await handshake(applicant.browser)).toBe(401);
    await eventually('the records to go', async () => (await recordsOf(applicant)).length === 0);
  });

  it('takes the place of the session’s earlier one, and one more than a user may have that of the oldest', async () => {
    const user = await member();
    const first = await connected(user.browser);
    const second = await connected(user.browser);
    await closed(first);
    expect([second.isOpen(), (await recordsOf(user)).length]).toEqual([true, 1]);
    const browsers = await Promise.all(Array.from({ length: LIVE_BROWSERS }, () => anotherBrowser(user)));
    const more: TestSocket[] = [];
    for (const browser of browsers) more.push(await connected(browser));
    await closed(second);
    expect(more.filter((one) => one.isOpen())).toHaveLength(LIVE_BROWSERS);
    expect(await recordsOf(user)).toHaveLength(LIVE_BROWSERS);
    await Promise.all(more.map((one) => one.close()));
  });
});
