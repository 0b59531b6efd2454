import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { type Reason, requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { apply } from './applications.ts';
import { type Member, member } from './members.ts';

/** Begins a conversation for a reason, or goes on with it. */
export const begin = (
  from: Member,
  to: Pick<Member, 'id'>,
  reason: Reason,
  text = 'Hello',
  clientId = newId(),
) => from.browser.call('conversations.create', { body: { with: to.id, reason, text, clientId } });

/** A first contact of two users. */
export const contact = (from: Member, to: Member, text?: string, clientId?: string) =>
  begin(from, to, { kind: 'request', id: requestIdOf(from.id, to.id) }, text, clientId);

/** An applicant and an employer with the reason of the application between them. */
export const applicantAndEmployer = async () => {
  const [applicant, employer] = [await member(), await member({ role: 'employer', firstName: 'Erin' })];
  const company = await storeCompany([employer, await member({ role: 'employer' })]);
  const { id: opportunityId } = await storePosting(someOpportunity({ companyId: company.id }), employer.id);
  (await apply(applicant, opportunityId)).body;
  const reason = { kind: 'application', opportunityId, userId: applicant.id } as const;
  return { applicant, employer, company, reason };
};

/** The same with a conversation that the employer began. */
export const talking = async () => {
  const parties = await applicantAndEmployer();
  const { conversation } = (await begin(parties.employer, parties.applicant, parties.reason)).body;
  return { ...parties, id: conversation.id };
};

/** Sends a message in a conversation. */
export const say = ({ browser }: Member, id: string, text: string, clientId = newId()) =>
  browser.call('conversations.send', { params: { id }, body: { text, clientId } });

/** All messages of a conversation as a user sees them, the first first. */
export const allMessages = async ({ browser }: Member, id: string) => {
  const found = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: '50', ...(cursor && { cursor }) };
    const { body } = await browser.call('conversations.messages', { params: { id }, query });
    found.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return found.reverse();
};
