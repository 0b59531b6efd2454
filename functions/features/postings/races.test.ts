import { beforeAll, expect, test } from 'vitest';
import { getCompany } from '#functions/parts/companies/repository.ts';
import { expireOverdue } from '#functions/parts/opportunities/deadline.ts';
import {
  applicationCountOf,
  getOpportunity,
  opportunityKey,
} from '#functions/parts/opportunities/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { apply } from '#functions/testing/applications.ts';
import { manyUsers, member } from '#functions/testing/members.ts';
import { complete, newPosting, openPosting, setStatus } from '#functions/testing/postings.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const outcomesOf = (answers: readonly { status: number; text: string }[]): string[] =>
  answers.map(({ status, text }) => (status === 200 ? 'ok' : JSON.parse(text).code)).sort();

test('of fifty publications at once, a plan with five open postings lets five through', async () => {
  const poster = await member({ role: 'employer' });
  const company = await storeCompany([poster], { plan: 'startup' });
  const drafts = await Promise.all(
    Array.from({ length: 50 }, () => newPosting(poster, { ...complete(), title: 'Harbour pilot' })),
  );
  const answers = await Promise.all(drafts.map((draft) => setStatus(poster, draft, 'open')));
  const opened = answers.filter(({ status }) => status === 200);
  const refused = outcomesOf(answers.filter(({ status }) => status !== 200));
  expect(opened).toHaveLength(5);
  // Some may give up on the crowd, which the answer says, too.
  expect(refused.filter((code) => code !== 'plan_limit' && code !== 'unavailable')).toEqual([]);
  const statuses = await Promise.all(drafts.map(async ({ id }) => (await getOpportunity(id))?.status));
  expect(statuses.filter((status) => status === 'open')).toHaveLength(5);
  expect(await getCompany(company.id)).toMatchObject({ openPostings: 5, draftPostings: 45 });
  const [open] = opened;
  expect((await setStatus(poster, (open as (typeof answers)[number]).body, 'paused')).status).toBe(200);
  const one = drafts.find((_, index) => statuses[index] === 'draft') as (typeof drafts)[number];
  expect((await setStatus(poster, one, 'open')).body.status).toBe('open');
  const last = drafts.findLast((_, index) => statuses[index] === 'draft') as (typeof drafts)[number];
  const { error } = await setStatus(poster, last, 'open');
  expect([error.code, error.message]).toEqual(['plan_limit', expect.stringContaining('“Harbour pilot”')]);
});

test('of two editors of one posting, the second is told, and nothing is lost', async () => {
  const [one, other] = [await member({ role: 'employer' }), await member({ role: 'employer' })];
  await storeCompany([one, other], { plan: 'enterprise' });
  for (let round = 0; round < rounds(3, 30); round++) {
    const { id, version } = await openPosting(one);
    const edit = (title: string, { browser }: typeof one) =>
      browser.call('postings.save', { params: { id }, body: { ...complete(), title, version } });
    const answers = await Promise.all([edit('Harbour pilot', one), edit('Harbour master', other)]);
    expect(outcomesOf(answers)).toEqual(['conflict', 'ok']);
    const winner = answers.find(({ status }) => status === 200);
    expect((await getOpportunity(id))?.title).toBe(winner?.body.title);
  }
});

test('while a posting closes, each application is either counted or refused', async () => {
  const poster = await member({ role: 'employer' });
  await storeCompany([poster]);
  const posting = await openPosting(poster);
  const applicants = await manyUsers(rounds(10, 60));
  const [closing, ...answers] = await Promise.all([
    setStatus(poster, posting, 'closed'),
    ...applicants.map((applicant) => apply(applicant, posting.id)),
  ]);
  expect(closing.status).toBe(200);
  const accepted = answers.filter(({ status }) => status === 201);
  expect(new Set(outcomesOf(answers.filter(({ status }) => status !== 201)))).toEqual(
    accepted.length === answers.length ? new Set() : new Set(['opportunity_closed']),
  );
  expect(await applicationCountOf(posting.id)).toBe(accepted.length);
  expect((await apply(await member(), posting.id)).error.code).toBe('opportunity_closed');
});

test('a posting that expires while it is edited is either extended or expired', async () => {
  const poster = await member({ role: 'employer' });
  const company = await storeCompany([poster]);
  const [deadline, day, at] = ['2026-05-09', '2026-05-10', new Date('2026-05-10T01:00:00Z')];
  for (let round = 0; round < rounds(5, 40); round++) {
    const { id, version } = await storePosting(
      someOpportunity({ deadline, companyId: company.id }),
      poster.id,
    );
    const body = { ...complete(), deadline: '2999-12-31', version };
    const [expired, edited] = await Promise.all([
      expireOverdue(opportunityKey(id), day, at),
      poster.browser.call('postings.save', { params: { id }, body }),
    ]);
    expect([expired, edited.status]).toEqual(expired ? [true, 409] : [false, 200]);
    const now = await getOpportunity(id);
    expect([now?.status, now?.deadline]).toEqual(expired ? ['expired', deadline] : ['open', '2999-12-31']);
  }
  const counted = await getCompany(company.id);
  expect((counted?.openPostings ?? 0) + (counted?.expiredPostings ?? 0)).toBe(rounds(5, 40));
});
