import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { complete, newPosting, openPosting, setStatus } from '#functions/testing/postings.ts';
import { asOperator, eventually, itemsOf, mailsTo } from '#functions/testing/stack.ts';

beforeAll(asOperator);

/** The kinds of records of a user that concern a decision about a posting. */
const decidedFor = async ({ id }: Member): Promise<unknown[]> =>
  (await itemsOf(`user#${id}`))
    .filter(({ event }) => Object(event).kind === 'posting_decided')
    .map(({ entity }) => entity)
    .sort();

const oneOf = async ({ browser }: Member, id: string) =>
  (await browser.call('postings.one', { params: { id } })).body;

it('a decision about a posting is for its author alone, and once they have left for the company’s members', async () => {
  const [authorMail, colleagueMail] = [`${newId()}@harbour.example`, `${newId()}@harbour.example`];
  const author = await member({ role: 'employer', email: authorMail });
  const colleague = await member({ role: 'employer', email: colleagueMail });
  const admin = await member({ role: 'admin' });
  const { id: companyId } = await storeCompany([author, colleague], { status: 'unverified' });
  const submitted = async () =>
    (await setStatus(author, await newPosting(author, complete()), 'open')).body.id;
  const [first, second] = [await submitted(), await submitted()];
  const reject = (id: string) =>
    admin.browser.call('moderation.decide', {
      params: { id },
      body: { decision: 'reject', reason: 'Add the pay range' },
    });
  (await reject(first)).body;
  await eventually('the mail', async () => (await mailsTo(authorMail)).length > 0);
  expect(await decidedFor(author)).toEqual(['mail-request', 'notification']);
  expect(await decidedFor(colleague)).toEqual([]);

  const left = { id: companyId, userId: author.id };
  (await colleague.browser.call('companies.removeMember', { params: left })).body;
  (await reject(second)).body;
  const mail = await eventually('the mail', async () => (await mailsTo(colleagueMail))[0]);
  expect([mail.subject, mail.text]).toEqual([
    expect.stringContaining('wasn’t published: Harbour engineer'),
    expect.stringContaining('Reason: Add the pay range'),
  ]);
  expect(await decidedFor(colleague)).toEqual(['mail-request', 'notification']);
  expect(await decidedFor(author)).toEqual(['mail-request', 'notification']);
});

it('the history names the members who moved a posting to their colleagues, and no one who left', async () => {
  const [author, colleague] = [
    await member({ role: 'employer', firstName: 'Ada', lastName: 'Quay' }),
    await member({ role: 'employer', firstName: 'Ben', lastName: 'Mole' }),
  ];
  const admin = await member({ role: 'admin' });
  const { id: companyId } = await storeCompany([author, colleague]);
  const open = await openPosting(author);
  const paused = (await setStatus(colleague, open, 'paused')).body;
  // Only where the history is asked for.
  expect(paused.history.map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
  const named = async () =>
    (await oneOf(colleague, open.id)).history.map(({ status, name }) => [status, name]);
  expect(await named()).toEqual([
    ['draft', 'Ada Quay'],
    ['open', 'Ada Quay'],
    ['paused', 'Ben Mole'],
  ]);
  const left = { id: companyId, userId: author.id };
  (await colleague.browser.call('companies.removeMember', { params: left })).body;
  expect((await named()).map(([, name]) => name)).toEqual([undefined, undefined, 'Ben Mole']);
  // Neither ids nor names go to anyone else.
  const student = await member();
  const shown = await student.browser.call('opportunities.get', { params: { id: open.id } });
  for (const text of [shown.text, JSON.stringify(paused)])
    for (const secret of [author.id, colleague.id, 'Quay', 'Mole']) expect(text).not.toContain(secret);
  const decided = await admin.browser.call('moderation.feature', {
    params: { id: open.id },
    body: { featured: true },
  });
  expect(decided.text).not.toContain(colleague.id);
});
