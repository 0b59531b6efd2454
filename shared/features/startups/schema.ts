import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { CURRENCY_CODES } from '#shared/core/pay-rules.ts';
import { assumptionSchema, listVersion, milestoneSchema } from './entries.ts';
import {
  INDUSTRIES,
  MEMBER_STATUSES,
  STAGES,
  STARTUP,
  STARTUP_AUDIENCES,
  STARTUP_STATUSES,
  TEAM_ROLES,
} from './rules.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });

/** Funding as the team declares it: nobody has checked it. */
const fundingSchema = z.object({
  amount: z
    .number('Enter a whole amount')
    .int('Enter a whole amount')
    .min(0, 'Enter 0 or more')
    .max(STARTUP.funding, `Enter at most ${STARTUP.funding.toLocaleString('en')}`),
  currency: z.enum(CURRENCY_CODES),
});

/** What a team enters. Only the name is needed for a draft; `launch` says what else is. */
export const startupFieldsSchema = z.object({
  name: line(STARTUP.name).min(1, 'Enter a name'),
  industry: z.enum(INDUSTRIES).nullable().default(null),
  problem: paragraphs(STARTUP.problem).default(''),
  solution: paragraphs(STARTUP.solution).default(''),
  targetMarket: paragraphs(STARTUP.targetMarket).default(''),
  stage: z.enum(STAGES).nullable().default(null),
  timeline: line(STARTUP.timeline).default(''),
  description: paragraphs(STARTUP.description).default(''),
  /** Self-declared; null while the team says nothing. */
  fundingRaised: fundingSchema.nullable().default(null),
  /** Who sees the page; the lead chooses. */
  audience: z.enum(STARTUP_AUDIENCES).default('team'),
});
export type StartupFields = z.infer<typeof startupFieldsSchema>;

/** A member of a team, or a user who is invited to it. */
export const memberSchema = z.object({
  userId: z.string(),
  /** Empty for an account that is hidden. */
  name: z.string(),
  role: z.enum(TEAM_ROLES),
  status: z.enum(MEMBER_STATUSES),
  responsibility: z.string(),
  /** When they were invited, or joined. */
  since: momentSchema,
});
export type Member = z.infer<typeof memberSchema>;

const progressSchema = z.object({
  done: z.number().int().min(0),
  total: z.number().int().min(0),
  percent: z.number().int().min(0).max(100),
});
const shownMilestone = milestoneSchema.pick({ id: true, title: true, due: true });

/** A startup in the list of its members and of those who are invited to it. */
export const startupRowSchema = startupFieldsSchema
  .pick({ name: true, industry: true, stage: true, fundingRaised: true, audience: true })
  .extend({
    id: z.string(),
    status: z.enum(STARTUP_STATUSES),
    /** Its beginning. */
    description: z.string(),
    teamSize: z.number().int().min(0),
    /** Percent of the milestones that are done, 0 without milestones; how many these are is in `milestonesDone`. */
    progress: z.number().int().min(0).max(100),
    milestonesDone: progressSchema.omit({ percent: true }),
    nextMilestone: shownMilestone.nullable(),
    /** The untested assumption with the highest risk; null for those who are only invited. */
    riskiest: assumptionSchema.nullable(),
    updatedAt: momentSchema,
    /** What the caller is to it. */
    mine: memberSchema.pick({ role: true, status: true, since: true }),
  });
export type StartupRow = z.infer<typeof startupRowSchema>;

/** A startup for its team. */
export const startupSchema = startupRowSchema.extend({
  ...startupFieldsSchema.shape,
  createdAt: momentSchema,
  launchedAt: momentSchema.nullable(),
  closedAt: momentSchema.nullable(),
  /** What the team learned; empty before the closing. */
  learned: z.string(),
  /** The lead first, then members by when they joined, then those who are invited. */
  team: z.array(memberSchema).max(STARTUP.team + STARTUP.invited),
  milestones: z.array(milestoneSchema).max(STARTUP.milestones),
  milestonesVersion: listVersion,
  assumptions: z.array(assumptionSchema).max(STARTUP.assumptions),
  assumptionsVersion: listVersion,
  /** Of the fields. */
  version: z.number().int(),
});
export type Startup = z.infer<typeof startupSchema>;

/** The page of a startup: what those see whom the team chose. */
export const startupPageSchema = startupRowSchema
  .omit({ mine: true, riskiest: true, audience: true })
  .extend({
    problem: z.string(),
    solution: z.string(),
    targetMarket: z.string(),
    timeline: z.string(),
    description: z.string(),
    learned: z.string(),
    /** The lead first. Without names that are hidden from the caller. */
    team: z.array(personSchema.extend({ role: z.enum(TEAM_ROLES), responsibility: z.string() })),
    /** What the caller is to it; null for those who only see the page. */
    mine: memberSchema.pick({ role: true, status: true, since: true }).nullable(),
  });
export type StartupPage = z.infer<typeof startupPageSchema>;

/** A milestone as the calendar of a member shows it. */
export const dueMilestoneSchema = shownMilestone.extend({ startupId: z.string(), startup: z.string() });
export type DueMilestone = z.infer<typeof dueMilestoneSchema>;

/** A note of the team. */
export const teamNoteSchema = z.object({
  id: z.string(),
  at: momentSchema,
  text: z.string(),
  /** Its author; the name is empty for one whose account is hidden or gone. */
  author: personSchema,
  own: z.boolean(),
  mentions: z.array(personSchema).max(STARTUP.team),
});
export type TeamNote = z.infer<typeof teamNoteSchema>;

/** What a team enters of a document. */
export const documentFieldsSchema = z.object({
  title: line(STARTUP.documentTitle).min(1, 'Enter a title'),
  text: paragraphs(STARTUP.document).default(''),
});
/** A document of the team: begun empty, or with the text of a template of the library, which it keeps whatever becomes of that. */
export const documentSchema = documentFieldsSchema.extend({
  id: z.string(),
  /** The entry of the library from which it was copied; null for one that was begun empty. */
  entryId: z.string().nullable(),
  updatedAt: momentSchema,
  updatedBy: personSchema,
  version: z.number().int().min(1),
});
export type StartupDocument = z.infer<typeof documentSchema>;
