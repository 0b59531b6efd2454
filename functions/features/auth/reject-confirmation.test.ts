import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey } from '#functions/core/account.ts';
import { deleteItem, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { confirmationLinks } from '#functions/parts/auth/confirmations.ts';
import { shownEventItem } from '#functions/parts/events/shown-events.ts';
import { someEvent } from '#functions/scenarios/event.ts';
import { Browser } from '#functions/testing/api.ts';
import { signInThroughGoogle } from '#functions/testing/google.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { pdfOf } from '#functions/testing/pdf.ts';
import { newEmail, signIn, signUp, signUpBody } from '#functions/testing/people.ts';
import { draftProject, submitted } from '#functions/testing/projects.ts';
import { claim, reviewer, reviewIdsOf } from '#functions/testing/reviews.ts';
import {
  advanceClock,
  asOperator,
  confirmationToken,
  eventually,
  itemAt,
  itemsOf,
} from '#functions/testing/stack.ts';
import { upload } from '#functions/testing/uploads.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';

beforeAll(asOperator);

const reject = (token: string) => new Browser().call('auth.rejectConfirmation', { body: { token } });
/** A link of now by the clock of the stack, which other tests move: by this process's, it may have expired. */
const linkFor = async (id: string, email: string) =>
  confirmationLinks.create({ id, email }, await advanceClock(0));

describe('“This wasn’t me”', () => {
  it('deletes the account of the stranger, whose sessions and password are worth nothing from then on', async () => {
    const { browser, user, email } = await signUp('mentor');
    const { uploadId } = await upload(browser, pdfOf('Ada Byron, ada.byron@example.com, Turin, Italy'));
    (await browser.call('resume.acceptUpload', { params: { uploadId }, body: {} })).body;
    const { url } = (await browser.call('resume.file')).body;
    const event = someEvent({ host: { id: 'host', firstName: 'Jun', lastName: 'Okabe' } }, new Date());
    await putItem({ Item: shownEventItem(user.id, event) });
    const token = await confirmationToken(email);
    expect((await reject(token)).body).toEqual({ email });
    expect((await browser.call('auth.session')).body.user).toBeNull();
    expect((await fetch(url)).status).toBe(403);
    expect((await signIn(email)).answer.status).toBe(401);
    const left = (await itemsOf(`user#${user.id}`)).map(({ sk }) => sk);
    expect(left.filter((sk) => sk !== 'directory')).toEqual([]);
    expect(await itemsOf(`shown-events#${user.id}`)).toEqual([]);
    await eventually('the directory to forget the user', async () => {
      const [state] = await itemsOf(`user#${user.id}`);
      return state === undefined || state.user === undefined;
    });
    expect((await new Browser().call('auth.confirm', { body: { token, password: PASSWORD } })).status).toBe(
      400,
    );
  });

  it('deletes the drafts of projects that the stranger wrote', async () => {
    const { browser, user, email } = await signUp();
    const { id } = await draftProject({ id: '', browser }, { title: 'Canary of a stranger' });
    await eventually('the draft in the list', async () =>
      (await browser.call('projects.list')).body.items.some((project) => project.id === id),
    );
    expect((await reject(await confirmationToken(email))).status).toBe(200);
    expect(await itemsOf(`project#${id}`)).toEqual([]);
    expect(await itemsOf(`project-count#${user.id}`)).toEqual([]);
  });

  it('deletes what the stranger wrote as a mentor, who could claim no review', async () => {
    const { browser, user, email } = await signUp('mentor');
    const token = await confirmationToken(email);
    await updateItem(updateOf(accountKey(user.id), { set: { approved: true } }));
    const { items } = (await browser.call('reviews.references')).body;
    const scores = CRITERION_IDS.map((criterion) => ({ criterion, score: 3 }));
    for (const { id } of items)
      (await browser.call('reviews.rateReference', { params: { id }, body: { scores } })).body;
    const template = { title: 'Canary of a stranger', text: 'Name things.', criterion: null, shared: true };
    (await browser.call('reviews.addTemplate', { body: template })).body;
    const { id: projectId } = await submitted();
    const [id = ''] = await reviewIdsOf(projectId);
    expect((await claim({ id: user.id, browser }, id)).error.code).toBe('email_unconfirmed');
    expect((await reject(token)).status).toBe(200);
    expect(await itemsOf(`reviewer#${user.id}`)).toEqual([]);
    const { items: shared } = (await (await reviewer()).browser.call('reviews.templates')).body;
    expect(shared.map(({ title }) => title)).not.toContain(template.title);
  });

  it('makes the address free for its owner', async () => {
    const { user, email } = await signUp();
    const token = await confirmationToken(email);
    await reject(token);
    const own = await new Browser().call('auth.signUp', { body: signUpBody({ email }) });
    expect(own.body).toMatchObject({ email, emailConfirmed: false });
    expect(own.body.id).not.toBe(user.id);
    // The link of the deleted account does nothing to the new one.
    expect((await reject(token)).body).toEqual({ email });
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it('finishes what an interrupted request left', async () => {
    const { user, email } = await signUp();
    const token = await confirmationToken(email);
    await confirmationLinks.use(token, new Date(), {});
    for (const sk of ['account', 'profile']) await deleteItem({ Key: { pk: `user#${user.id}`, sk } });
    await putItem({
      Item: { pk: `email#${email}`, sk: 'email', entity: 'email', claim: 'lost', reservedAt: 0 },
    });
    expect((await reject(token)).status).toBe(200);
    expect(await itemAt(`email#${email}`, 'email')).toBeUndefined();
    const own = await new Browser().call('auth.signUp', { body: signUpBody({ email }) });
    expect(own.body.id).not.toBe(user.id);
  });

  it('does not touch a confirmed account, nor act by a link that is used, unknown or for another address', async () => {
    const { browser, user, email } = await signUp();
    const [token, second] = [await confirmationToken(email), await linkFor(user.id, email)];
    const other = await linkFor(user.id, newEmail());
    expect((await reject(other)).error.code).toBe('invalid_token');
    await browser.call('auth.confirm', { body: { token } });
    for (const link of [token, second, 'a'.repeat(43)])
      expect((await reject(link)).error.code).toBe('invalid_token');
    expect((await browser.call('auth.session')).body.user).toMatchObject({ emailConfirmed: true });
  });

  it('wins or loses against a confirmation at the same moment, all or nothing', async () => {
    const { browser, email } = await signUp();
    const token = await confirmationToken(email);
    const [confirmed, rejected] = await Promise.all([
      browser.call('auth.confirm', { body: { token } }),
      reject(token),
    ]);
    expect([confirmed.status, rejected.status].filter((status) => status === 200)).toHaveLength(1);
    expect((await signIn(email)).answer.status).toBe(confirmed.status === 200 ? 200 : 401);
  });

  it('unlinks the Google account that the stranger signed up with', async () => {
    const email = newEmail();
    const browser = new Browser();
    await signInThroughGoogle(browser, { email, mailbox: 'elsewhere' }, { role: 'student' });
    expect((await reject(await confirmationToken(email))).status).toBe(200);
    const again = await signInThroughGoogle(new Browser(), { email, mailbox: 'elsewhere' });
    expect(again.outcome).toBe('choose-role');
  });
});
