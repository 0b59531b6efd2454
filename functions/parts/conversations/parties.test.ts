import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { checkContact } from './parties.ts';
import { findReason, sideOf } from './reason.ts';

beforeAll(asOperator);

/** An application to a company with two members, one of whom posted the opportunity. */
const applied = async () => {
  const [applicant, poster, colleague] = [
    await member(),
    await member({ role: 'employer' }),
    await member({ role: 'employer' }),
  ];
  const company = await storeCompany([poster, colleague]);
  const { id: opportunityId } = await storePosting(someOpportunity({ companyId: company.id }), poster.id);
  (await apply(applicant, opportunityId)).body;
  return {
    applicant,
    poster,
    colleague,
    reason: { kind: 'application', opportunityId, userId: applicant.id } as const,
  };
};

const outcome = (reason: Parameters<typeof checkContact>[0], from: Member, to: Member) =>
  checkContact(reason, from.id, to.id).then(
    () => 'allowed',
    (error: unknown) => (error instanceof Error && 'status' in error ? error.status : error),
  );

describe('the sides of an application', () => {
  it('are the applicant and every member of the company', async () => {
    const { applicant, poster, colleague, reason } = await applied();
    const found = await findReason(reason);
    expect(found).toMatchObject({ status: 'open' });
    if (!found) return;
    expect(await sideOf(found, applicant.id)).toBe('asking');
    expect(await sideOf(found, poster.id)).toBe('answering');
    expect(await sideOf(found, colleague.id)).toBe('answering');
    expect(await sideOf(found, newId())).toBeUndefined();
  });

  it('may write to each other, and nobody else to one of them', async () => {
    const { applicant, poster, colleague, reason } = await applied();
    const stranger = await member({ role: 'employer' });
    expect(await outcome(reason, applicant, colleague)).toBe('allowed');
    expect(await outcome(reason, colleague, applicant)).toBe('allowed');
    expect(await outcome(reason, poster, colleague)).toBe(404);
    expect(await outcome(reason, stranger, applicant)).toBe(404);
    expect(await outcome(reason, applicant, stranger)).toBe(404);
    expect(await outcome({ ...reason, opportunityId: newId() }, applicant, poster)).toBe(404);
  });

  it('may not write once it was withdrawn, or one of them left the company', async () => {
    const { applicant, poster, colleague, reason } = await applied();
    (await colleague.browser.call('companies.leave')).body;
    expect(await outcome(reason, colleague, applicant)).toBe(404);
    (await withdraw(applicant, reason.opportunityId)).body;
    expect(await outcome(reason, applicant, poster)).toBe(403);
    expect(await outcome(reason, poster, applicant)).toBe(403);
  });

  it('are the applicant and the alumnus for a posting without a company', async () => {
    const [applicant, alumnus] = [await member(), await member({ role: 'alumni' })];
    const { id: opportunityId } = await storePosting(someOpportunity({ companyId: null }), alumnus.id);
    (await apply(applicant, opportunityId)).body;
    const reason = { kind: 'application', opportunityId, userId: applicant.id } as const;
    expect(await outcome(reason, alumnus, applicant)).toBe('allowed');
    expect(await outcome(reason, applicant, alumnus)).toBe('allowed');
  });
});
