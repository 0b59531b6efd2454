import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { getItem } from '#functions/core/table.ts';
import { getApplication } from '#functions/features/applications/repository.ts';
import { companyIdOf } from '#functions/features/companies/membership.ts';
import { opportunityKey } from '#functions/features/opportunities/repository.ts';
import {
  type ApplicationReason,
  type ContactProblem,
  contactProblem,
  type Reason,
  type ReasonStatus,
  type Side,
} from '#shared/features/reason-rules.ts';

/** One side of a reason: a user, or the members of a company. */
type Party = { readonly userId: string } | { readonly companyId: string };

/** A reason as it is now. */
export interface FoundReason {
  readonly status: ReasonStatus;
  /** The applicant, or who made the first contact. */
  readonly asking: Party;
  /** The company of the opportunity or the alumnus who posted it, or who was contacted. */
  readonly answering: Party;
  /** The opportunity, as it is called now. */
  readonly about: { readonly title: string; readonly company: string };
}

const postedSchema = z.object({
  title: z.string(),
  company: z.string(),
  owner: z.string().optional(),
  companyId: z.string().nullish(),
});

/** An application and its opportunity: two reads. Undefined without one of them, and for one that nobody manages. */
const findApplication = async ({
  userId,
  opportunityId,
}: ApplicationReason): Promise<FoundReason | undefined> => {
  const [application, posted] = await Promise.all([
    getApplication(userId, opportunityId),
    getItem(postedSchema, opportunityKey(opportunityId)),
  ]);
  if (!application || !posted) return undefined;
  const { title, company, owner, companyId } = posted;
  const answering = companyId ? { companyId } : owner === undefined ? undefined : { userId: owner };
  if (!answering) return undefined;
  const status = application.status === 'withdrawn' ? 'ended' : 'open';
  return { status, asking: { userId }, answering, about: { title, company } };
};

/** A reason as it is now, with its two sides; undefined when there is no such thing. */
export const findReason = async (reason: Reason): Promise<FoundReason | undefined> =>
  reason.kind === 'application' ? findApplication(reason) : undefined;

const isOf = async (party: Party, userId: string): Promise<boolean> =>
  'userId' in party ? party.userId === userId : (await companyIdOf(userId)) === party.companyId;

/** What a user is in a reason now. One read for a company's side, else none. */
export const sideOf = async (
  { asking, answering }: FoundReason,
  userId: string,
): Promise<Side | undefined> => {
  if (await isOf(asking, userId)) return 'asking';
  return (await isOf(answering, userId)) ? 'answering' : undefined;
};

const PROBLEMS: Readonly<Record<Exclude<ContactProblem, 'no_part'>, string>> = {
  ended: 'This conversation has ended, because its reason has. You can still read it.',
  blocked: 'You can’t write to each other any more.',
  waiting: 'You can write more once your request is accepted.',
  declined: 'This request was declined.',
};

/** The error for a user who may not write: 404 for one without a part in the reason, as when there is none, else 403. */
export const contactError = (problem: ContactProblem): AppError =>
  problem === 'no_part'
    ? new AppError('not_found')
    : new AppError('forbidden', { message: PROBLEMS[problem] });

/**
 * The reason, if one user may write to the other for it, or meet them. Throws 404 when there is no such reason and when one
 * of them has no part in it, and 403 when they may not (`contactProblem`).
 */
export const checkContact = async (reason: Reason, from: string, to: string): Promise<FoundReason> => {
  const found = await findReason(reason);
  if (!found) throw contactError('no_part');
  const [fromSide, toSide] = await Promise.all([sideOf(found, from), sideOf(found, to)]);
  const problem = contactProblem({ status: found.status, from: fromSide, to: toSide, blocked: false });
  if (problem) throw contactError(problem);
  return found;
};
