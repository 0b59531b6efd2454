import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, type Key, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import type { Branding } from '#shared/core/branding-schema.ts';
import { dateSchema, line, momentSchema } from '#shared/core/contract.ts';
import {
  isPublished,
  OPPORTUNITY_STATUSES,
  type OpportunityStatus,
} from '#shared/core/opportunity-statuses.ts';
import { typedPaySchema } from '#shared/core/pay-schema.ts';
import { type ReplyRecord, replyRecordSchema } from '#shared/core/reply-record.ts';
import { type Opportunity, opportunitySchema } from '#shared/features/opportunities/routes.ts';
import { OPPORTUNITY_ACTORS } from '#shared/features/opportunities/rules.ts';
import { warningAnswerSchema } from '#shared/features/postings/fields.ts';
import { readCounts } from '../applications/applicant-counts.ts';
import { replyRecordOf } from '../applications/reply-counts.ts';
import { shownBranding } from '../companies/branding.ts';
import { getCompany } from '../companies/repository.ts';

const day = z.union([z.literal(''), dateSchema]);
const statusSchema = z.enum(OPPORTUNITY_STATUSES);
export const stepSchema = z.object({
  status: statusSchema,
  at: momentSchema,
  by: z.enum(OPPORTUNITY_ACTORS),
  /** The member who made it; not recorded for admins, whom the audit log names. */
  user: z.string().optional(),
  reason: z.string().optional(),
});

/** An opportunity as the table holds it. Its counters are a record of their own. Texts and dates of a draft may be empty. */
export const storedOpportunitySchema = z.object({
  ...opportunitySchema.omit({ applicationCount: true, replies: true, branding: true }).shape,
  title: line(120),
  company: line(120),
  location: line(80),
  description: z.string().max(10_000),
  deadline: day,
  replyBy: day,
  pay: typedPaySchema.nullable(),
  /** The user who posted it; none for most of the seed. */
  owner: z.string().optional(),
  /** How many of its openings were taken by applicants who accepted an offer. */
  hired: z.number().int().optional(),
  /** The record of its poster’s replies, as the search shows it. */
  shownReplies: replyRecordSchema.optional(),
  /** Raised by every edit and move. */
  version: z.number().int(),
  /** When the draft was made. */
  createdAt: momentSchema,
  updatedAt: momentSchema,
  history: z.array(stepSchema).min(1),
  warningAnswers: z.array(warningAnswerSchema),
  /** Since when it waits for a review. */
  waitingSince: momentSchema.optional(),
  /** Its poster removed it: when, and what it was. */
  removed: z.object({ at: momentSchema, from: statusSchema }).optional(),
});
export type StoredOpportunity = z.infer<typeof storedOpportunitySchema>;

/** What is stored of an opportunity and is not for everybody. */
const PRIVATE = [
  'owner',
  'hired',
  'shownReplies',
  'version',
  'createdAt',
  'updatedAt',
  'history',
  'warningAnswers',
  'waitingSince',
  'removed',
] as const;

/** The part of an opportunity that everybody may see. */
const publicPart = (opportunity: StoredOpportunity): Omit<Opportunity, 'applicationCount'> => {
  const shown: Partial<StoredOpportunity> & Omit<Opportunity, 'applicationCount'> = { ...opportunity };
  for (const field of PRIVATE) delete shown[field];
  return shown;
};

export const opportunityKey = (id: string): Key => keyOf('opportunity', { id });

/** The attributes that put an opportunity into the list in which the hourly run finds it, by its status. */
export const deadlineList = (status: OpportunityStatus, deadline: string) => {
  if (status === 'open') return listKey('opportunity', 'byDeadline', { deadline });
  return status === 'paused' ? listKey('opportunity', 'pausedByDeadline', { deadline }) : {};
};

/**
 * The record of an opportunity, without the counters. Its entries in the search lists follow by themselves, through the table's
 * stream. While it is open or paused, it is in a list by deadline.
 */
export const opportunityItem = (opportunity: StoredOpportunity) => ({
  ...itemOf('opportunity', opportunity),
  ...deadlineList(opportunity.status, opportunity.deadline),
  ...opportunity,
});

/** The opportunity as it was stored last, or undefined. A deadline that has passed does not change its status. */
export const getOpportunity = (id: string): Promise<StoredOpportunity | undefined> =>
  getItem(storedOpportunitySchema, opportunityKey(id));

export const countersKey = (id: string): Key => keyOf('opportunity-counters', { id });

/** How many applications an opportunity has that were not withdrawn. */
export const applicationCountOf = async (id: string): Promise<number> =>
  (await readCounts({ opportunityId: id })).counts.all;

/**
 * Brings the number of applications in the lists of the poster up to date. It follows the numbers by status, some seconds
 * later.
 */
export const storeApplicationCount = async (id: string, applications: number): Promise<void> => {
  await updateItem(
    updateOf(countersKey(id), {
      set: { entity: itemOf('opportunity-counters', { id }).entity, applications },
    }),
  );
};

/**
 * Stores which record of replies the search shows with an opportunity; its version stays, as nobody edited it. The search
 * follows through the table’s stream.
 */
export const storeShownReplies = async (id: string, replies: ReplyRecord | undefined): Promise<void> => {
  const changes = replies ? { set: { shownReplies: replies } } : { remove: ['shownReplies'] };
  // Refused when it was deleted meanwhile.
  await unlessRefused(
    updateItem(updateOf(opportunityKey(id), changes, { condition: 'attribute_exists(pk)' })),
  );
};

/** The opportunity with its counters; undefined when there is none, when it was never published, and when it was removed. */
export const getCountedOpportunity = async (id: string): Promise<Opportunity | undefined> => {
  const found = await findOpportunity(id);
  return found === 'removed' ? undefined : found;
};

/** The same; `removed` for one that was published and then removed. */
export const findOpportunity = async (id: string): Promise<Opportunity | 'removed' | undefined> => {
  const [opportunity, applicationCount] = await Promise.all([getOpportunity(id), applicationCountOf(id)]);
  if (!opportunity || !isPublished(opportunity.status)) return undefined;
  const { removed } = opportunity;
  if (removed) return wasPublished(opportunity, removed.from) ? 'removed' : undefined;
  const [replies, branding] = await Promise.all([replyRecordOf(opportunity), brandingOfPoster(opportunity)]);
  return {
    ...publicPart(opportunity),
    applicationCount,
    ...(replies && { replies }),
    ...(branding && { branding }),
  };
};

/** The branding of the company that posted it, if it has one that is shown. */
const brandingOfPoster = async ({ companyId }: StoredOpportunity): Promise<Branding | undefined> => {
  const company = companyId === null ? undefined : await getCompany(companyId);
  return company && shownBranding(company);
};

const wasPublished = ({ history }: StoredOpportunity, before: OpportunityStatus): boolean =>
  isPublished(before) || history.some(({ status }) => status === 'open');
