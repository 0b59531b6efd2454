import * as z from 'zod';
import { line } from '#shared/core/contract.ts';
import { CURRENCY_CODES } from '#shared/core/pay-rules.ts';
import { missingForLaunch } from '#shared/features/startups/launch.ts';
import { INDUSTRIES, STAGES, STARTUP_AUDIENCES } from '#shared/features/startups/rules.ts';
import { type StartupFields, startupFieldsSchema } from '#shared/features/startups/schema.ts';

/** What the form of a new startup asks (spec, Startup Builder). A choice that is open is empty. */
const created = startupFieldsSchema
  .pick({ name: true, problem: true, solution: true, targetMarket: true, timeline: true })
  .extend({ industry: z.enum(['', ...INDUSTRIES]), stage: z.enum(['', ...STAGES]) });

export const draftSchema = created;
/** The same, with what the launch needs. */
export const launchSchema = created.check(({ value, issues }) => {
  for (const [field, message] of Object.entries(missingForLaunch(value) ?? {}))
    issues.push({ code: 'custom', input: value, path: [field], message });
});
export type CreatedValues = z.input<typeof created>;

/** What can be changed later on. */
export const editedSchema = created.extend({
  description: startupFieldsSchema.shape.description,
  /** Whole units, as typed: `12,000`. Empty while the team says nothing. */
  funding: line(20).refine((typed) => typed === '' || WHOLE_AMOUNT.test(typed), {
    error: 'Enter a whole amount, such as 12,000',
  }),
  currency: z.enum(CURRENCY_CODES),
  audience: z.enum(STARTUP_AUDIENCES),
});
export type EditedValues = z.input<typeof editedSchema>;
type Edited = z.output<typeof editedSchema>;

/** Digits, or digits in groups of which the last has three: `12.50` is no whole amount. */
const WHOLE_AMOUNT = /^(?:\d{1,12}|\d{1,3}(?:[\s,.’']\d{2,3}){0,2}[\s,.’']\d{3})$/;

const digitsIn = (typed: string): string => typed.replaceAll(/[\s,.’']/g, '');

/** The fields of the API from those of the form of a new startup. */
export const createdFields = ({ industry, stage, ...texts }: z.output<typeof created>) => ({
  ...texts,
  industry: industry || null,
  stage: stage || null,
});

/** The fields of the API from those of the form of an existing one. */
export const editedFields = ({
  description,
  funding,
  currency,
  audience,
  ...rest
}: Edited): StartupFields => ({
  ...createdFields(rest),
  description,
  fundingRaised: digitsIn(funding) === '' ? null : { amount: Number(digitsIn(funding)), currency },
  audience,
});

/** The values of the form of an existing startup. */
export const editedValues = (startup: StartupFields): EditedValues => ({
  name: startup.name,
  industry: startup.industry ?? '',
  problem: startup.problem,
  solution: startup.solution,
  targetMarket: startup.targetMarket,
  stage: startup.stage ?? '',
  timeline: startup.timeline,
  description: startup.description,
  funding: startup.fundingRaised === null ? '' : startup.fundingRaised.amount.toLocaleString('en'),
  currency: startup.fundingRaised?.currency ?? 'USD',
  audience: startup.audience,
});
