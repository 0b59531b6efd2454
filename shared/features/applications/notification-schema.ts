import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { namedOpportunityShape } from '../opportunities/names.ts';
import { APPLICATION_STATUSES } from './rules.ts';

/** What happens to the applications of the user. */
export const applicationEventSchemas = [
  /** An application of the user got another status, by the user (`new`, `withdrawn`) or by the company. */
  z.object({
    kind: z.literal('application'),
    status: z.enum(APPLICATION_STATUSES),
    /** It has this status again, because the user undid the withdrawal. */
    restored: z.literal(true).optional(),
    /** What the employer says with a decision, for the mail; the screen of the application has it, too. */
    explanation: z.string().optional(),
    ...namedOpportunityShape,
  }),
  /** An opportunity closed for which the user has an undecided application. */
  z.object({ kind: z.literal('opportunity_closed'), ...namedOpportunityShape }),
  /** The day passed by which the user was promised an answer. */
  z.object({ kind: z.literal('reply_missed'), ...namedOpportunityShape }),
  /** The terms of an opportunity changed for which the user has an undecided application. */
  z.object({ kind: z.literal('terms_changed'), ...namedOpportunityShape }),
  /** The day of a reminder that the user set for an application outside of this site. */
  z.object({
    kind: z.literal('reminder'),
    applicationId: z.string(),
    title: z.string(),
    company: z.string(),
    role: z.enum(APPLICANT_ROLES),
  }),
] as const;
