import * as z from 'zod';
import { dateSchema } from '#shared/core/contract.ts';
import { decisionSchema } from '#shared/core/decisions.ts';
import { EXPORT_FORMATS } from '#shared/core/export-rules.ts';
import { namedOpportunityShape } from '../opportunities/names.ts';
import { POSTER_ROLES } from './rules.ts';

const { opportunityId, title } = namedOpportunityShape;
const namedPosting = { opportunityId, title };
const namedCompany = { companyId: z.string(), company: z.string() };

/** What happens to those who post: to their postings, and in their company. */
export const posterEventSchemas = [
  /** An applicant accepted or declined an offer that the user made. */
  z.object({
    kind: z.literal('offer_answered'),
    ...namedPosting,
    userId: z.string(),
    person: z.string(),
    accepted: z.boolean(),
    role: z.enum(POSTER_ROLES),
  }),
  /** Applicants wait for a reply that was promised by a day. */
  z.object({
    kind: z.literal('reply_due'),
    ...namedPosting,
    /** How many days before the promised day the reminder was sent. */
    inDays: z.number().int(),
    /** The promised day. */
    replyBy: dateSchema,
    role: z.enum(POSTER_ROLES),
  }),
  /** A colleague mentioned the user in a note about an applicant, or assigned the applicant to them. */
  z.object({
    kind: z.literal('colleague'),
    ...namedPosting,
    userId: z.string(),
    person: z.string(),
    by: z.string(),
    news: z.enum(['mentioned', 'assigned']),
  }),
  /** An admin published a posting of the user, returned it, or closed it; with the admin's reason. */
  z.object({
    kind: z.literal('posting_decided'),
    status: z.enum(['open', 'draft', 'closed']),
    reason: decisionSchema.shape.reason,
    /** As what the user posted it. */
    poster: z.enum(POSTER_ROLES),
    ...namedOpportunityShape,
  }),
  /** A file of applicants that the user asked for can be downloaded. */
  z.object({
    kind: z.literal('export_ready'),
    exportId: z.string(),
    role: z.enum(POSTER_ROLES),
    format: z.enum(EXPORT_FORMATS),
    count: z.number().int().min(0),
  }),
  /** A user asks to join the company of the user who is notified. */
  z.object({ kind: z.literal('join_request'), personId: z.string(), person: z.string(), ...namedCompany }),
  /** A member accepted or declined the user's request to join, or removed the user. */
  z.object({
    kind: z.literal('membership'),
    status: z.enum(['member', 'declined', 'removed']),
    ...namedCompany,
  }),
] as const;
