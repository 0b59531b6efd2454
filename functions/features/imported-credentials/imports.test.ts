import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { provenOf } from '#functions/parts/profile/proven.ts';
import { hiring } from '#functions/testing/applicants.ts';
import { apply } from '#functions/testing/applications.ts';
import { foreignIssuer, openBadge, signed } from '#functions/testing/foreign-credentials.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { trust } from '#functions/testing/trusted-issuers.ts';

beforeAll(asOperator);

const student = async () => {
  const email = `${newId()}@example.com`;
  return { ...(await member({ email })), email };
};

/** A badge of an issuer for a student, which names React and TypeScript. */
const badgeFor = async (issuer: Awaited<ReturnType<typeof foreignIssuer>>, email: string, given = {}) =>
  JSON.stringify(await signed(issuer, openBadge(issuer.id, email, given)));

const importInto = ({ browser }: Member, credential: string) =>
  browser.call('imported-credentials.create', { body: { credential } });

const listOf = async ({ browser }: Member) => (await browser.call('imported-credentials.list')).body.items;

describe('an import', () => {
  it('of a trusted issuer is verified and counts as shown; removing it takes the credit back', async () => {
    const [owner, issuer] = [await student(), await foreignIssuer()];
    await trust({ name: 'Harbour Academy', address: issuer.id });
    const { id: opportunityId } = await hiring({ skills: ['React', 'Go'] });
    const receipt = async () =>
      (await owner.browser.call('opportunities.match', { params: { id: opportunityId } })).body;
    const before = await receipt();
    expect(before.parts.skills.score ?? 0).toBe(0);
    const { status, body } = await importInto(owner, await badgeFor(issuer, owner.email));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'verified',
      reason: null,
      issuer: { id: issuer.id, name: 'Harbour Academy' },
      skills: ['React', 'TypeScript'],
    });
    const after = await receipt();
    expect(after.parts.skills).toMatchObject({
      score: 47,
      evidence: [
        {
          claim: 'React: shown by a credential',
          profile: 'React in practice, by Harbour Academy, signature checked',
        },
        {},
      ],
    });
    expect(after.proven).toMatchObject([{ skill: 'React', kind: 'imported', proofId: body.id }]);
    (await owner.browser.call('imported-credentials.remove', { params: { id: body.id } })).body;
    expect(await receipt()).toEqual(before);
    expect(await provenOf(owner.id)).toEqual([]);
  });

  it('of the same text again is one import, also from two requests at once', async () => {
    const [owner, issuer] = [await student(), await foreignIssuer()];
    const credential = await badgeFor(issuer, owner.email);
    const answers = await Promise.all([importInto(owner, credential), importInto(owner, credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await importInto(owner, ` ${credential}\n`)).status).toBe(200);
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('of an unknown issuer is listed without credit, until an admin trusts the issuer', async () => {
    const [owner, issuer] = [await student(), await foreignIssuer()];
    const credential = await badgeFor(issuer, owner.email);
    expect((await importInto(owner, credential)).body).toMatchObject({
      status: 'unknown_issuer',
      reason: 'unknown_issuer',
      issuer: { name: 'Harbour Academy' },
    });
    expect(await provenOf(owner.id)).toEqual([]);
    await trust({ name: 'Harbour Academy', address: issuer.id });
    expect((await importInto(owner, credential)).body.status).toBe('verified');
    expect(await provenOf(owner.id)).toHaveLength(2);
    await trust();
    expect((await importInto(owner, credential)).body.status).toBe('unknown_issuer');
    expect(await provenOf(owner.id)).toEqual([]);
  });

  it('of another user’s badge, and of what is no credential, is refused with a reason and counts nothing', async () => {
    const [owner, eve, issuer] = [await student(), await student(), await foreignIssuer()];
    await trust({ name: 'Harbour Academy', address: issuer.id });
    const stolen = await importInto(eve, await badgeFor(issuer, owner.email));
    expect(stolen.body).toMatchObject({ status: 'refused', reason: 'other_recipient' });
    expect((await importInto(eve, '{"type":')).body).toMatchObject({
      status: 'refused',
      reason: 'unreadable',
      name: '',
    });
    expect(await provenOf(eve.id)).toEqual([]);
    const { id } = (await importInto(owner, await badgeFor(issuer, owner.email))).body;
    const params = { id };
    expect((await eve.browser.call('imported-credentials.get', { params })).error.code).toBe('not_found');
    expect((await owner.browser.call('imported-credentials.get', { params })).body).toMatchObject({
      status: 'verified',
      credential: expect.stringContaining('"proofValue"'),
    });
  });

  it('that was sent stays with the application, and says so when it no longer counts', async () => {
    const [owner, issuer] = [await student(), await foreignIssuer()];
    await trust({ name: 'Harbour Academy', address: issuer.id });
    const { employer, id: opportunityId } = await hiring({ skills: ['React'] });
    const { id } = (await importInto(owner, await badgeFor(issuer, owner.email))).body;
    const { total } = (await owner.browser.call('opportunities.match', { params: { id: opportunityId } }))
      .body;
    (await apply(owner, opportunityId)).body;
    (await owner.browser.call('imported-credentials.remove', { params: { id } })).body;
    const params = { id: opportunityId, userId: owner.id };
    const { receipt, proven } = (await employer.browser.call('applicants.one', { params })).body;
    expect(receipt?.total).toBe(total);
    expect(proven).toMatchObject([{ skill: 'React', title: 'React in practice', standing: 'voided' }]);
  });
});
