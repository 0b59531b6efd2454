import * as z from 'zod';
import { dateSchema, line, paragraphs } from '#shared/core/contract.ts';
import { projectAddressSchema } from '../projects/address.ts';
import { DECISIONS, MILESTONE_DAYS, RISKS, STARTUP } from './rules.ts';

// What a team plans and assumes. Each list is saved by itself, and has a version of its own.

export const startupId = z.string().regex(/^[\w-]{1,64}$/);
/** Of a list; 0 until it was saved for the first time. */
export const listVersion = z.number().int().min(0);

/** Entries of a list, each with an id of its own. */
const listOf = <T extends z.ZodType<{ readonly id: string }>>(entry: T, most: number) =>
  z
    .array(entry)
    .max(most, `Keep at most ${most}`)
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
      error: 'Two entries have the same id',
    });

const day = dateSchema.refine((one) => one >= MILESTONE_DAYS.min && one <= MILESTONE_DAYS.max, {
  error: 'Enter a day from the year 2000 on',
});

/** A milestone as its form has it. */
export const milestoneFields = {
  title: line(STARTUP.milestoneTitle).min(1, 'Enter a milestone'),
  due: day,
  /** On which day it was done; null while it is not. */
  doneOn: day.nullable().default(null),
  /** By what it shows, in words. */
  evidence: paragraphs(STARTUP.evidence).default(''),
  /** And where it can be seen. */
  evidenceUrl: projectAddressSchema.default(''),
};
export const milestoneSchema = z.object({ id: startupId, ...milestoneFields });
export type Milestone = z.infer<typeof milestoneSchema>;
export const milestonesSchema = listOf(
  milestoneSchema.refine(
    ({ doneOn, evidence, evidenceUrl }) => doneOn === null || evidence !== '' || evidenceUrl !== '',
    { path: ['evidence'], error: 'Say by what it shows that this is done, in words or by a link' },
  ),
  STARTUP.milestones,
);

/** An assumption as its form has it. */
export const assumptionFields = {
  statement: line(STARTUP.statement).min(1, 'Enter what must be true'),
  risk: z.enum(RISKS),
  /** How the team finds out whether it is true. */
  test: paragraphs(STARTUP.test).default(''),
  /** What came out. */
  result: paragraphs(STARTUP.result).default(''),
  /** What follows; null while it is untested. */
  decision: z.enum(DECISIONS).nullable().default(null),
};
export const assumptionSchema = z.object({ id: startupId, ...assumptionFields });
export type Assumption = z.infer<typeof assumptionSchema>;
export const assumptionsSchema = listOf(
  assumptionSchema
    .refine(({ decision, test }) => decision === null || test !== '', {
      path: ['test'],
      error: 'Say how you tested it before you decide',
    })
    .refine(({ decision, result }) => decision === null || result !== '', {
      path: ['result'],
      error: 'Say what came out before you decide',
    }),
  STARTUP.assumptions,
);
