import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, type Key, putItem, type Write } from '#functions/core/table.ts';
import { dateSchema, line } from '#shared/contract.ts';
import { type Opportunity, opportunitySchema } from '#shared/features/opportunities.ts';
import { defaultReplyBy } from '#shared/features/reply-clock.ts';

const shape = opportunitySchema.shape;
const day = z.union([z.literal(''), dateSchema]);

/**
 * An opportunity as the table holds it. Its counters are a record of their own. Texts and dates of a draft may be empty,
 * and records from before a field existed are read with the field's default.
 */
export const storedOpportunitySchema = z
  .object({
    ...opportunitySchema.omit({ applicationCount: true }).shape,
    title: line(120),
    company: line(120),
    location: line(80),
    description: z.string().max(10_000),
    deadline: day,
    replyBy: day.optional(),
    urgent: shape.urgent.default(false),
    featured: shape.featured.default(false),
    companyId: shape.companyId.default(null),
    department: shape.department.default(''),
    minYears: shape.minYears.default(null),
    startDate: shape.startDate.default(''),
    niceToHave: shape.niceToHave.default([]),
    education: shape.education.default(''),
    aiScreening: shape.aiScreening.default(false),
    howToApply: shape.howToApply.default(''),
    changes: shape.changes.default([]),
    /** The user who posted it; none for most of the seed. */
    owner: z.string().optional(),
    /** Raised by every edit and move. */
    version: z.number().int().default(1),
  })
  .transform((opportunity) => ({
    ...opportunity,
    replyBy: opportunity.replyBy ?? defaultReplyBy(opportunity.deadline),
  }));
export type StoredOpportunity = z.infer<typeof storedOpportunitySchema>;

export const opportunityKey = (id: string): Key => keyOf('opportunity', { id });

/**
 * The record of a new opportunity, without the counters. Its search postings follow by themselves, through the table's
 * stream. While it is open, it is in the list by deadline.
 */
export const opportunityItem = ({
  applicationCount: _,
  ...opportunity
}: z.input<typeof storedOpportunitySchema> & { applicationCount?: number }) => ({
  ...itemOf('opportunity', opportunity),
  ...(opportunity.status === 'open' && listKey('opportunity', 'byDeadline', opportunity)),
  version: 1,
  ...opportunity,
});

/** Stores a new opportunity. Throws `ConditionFailed` when its id is taken. */
export const createOpportunity = (opportunity: Parameters<typeof opportunityItem>[0]): Promise<void> =>
  putItem({ Item: opportunityItem(opportunity), ConditionExpression: 'attribute_not_exists(pk)' });

/** The opportunity as it was stored last, or undefined. A deadline that has passed does not change its status. */
export const getOpportunity = (id: string): Promise<StoredOpportunity | undefined> =>
  getItem(storedOpportunitySchema, opportunityKey(id));

const countersSchema = z.object({ applications: z.number().int() });
const countersKey = (id: string): Key => keyOf('opportunity-counters', { id });

/** The counters of an opportunity that has some already: for records that are written with their history. */
export const countersItem = (id: string, applications: number) => ({
  ...itemOf('opportunity-counters', { id }),
  applications,
});

/** How many applications an opportunity has that were not withdrawn. */
export const applicationCountOf = async (id: string): Promise<number> =>
  (await getItem(countersSchema, countersKey(id)))?.applications ?? 0;

/** The opportunity with its counters, or undefined. */
export const getCountedOpportunity = async (id: string): Promise<Opportunity | undefined> => {
  const [opportunity, applicationCount] = await Promise.all([getOpportunity(id), applicationCountOf(id)]);
  if (!opportunity) return undefined;
  const { owner: _owner, version: _version, ...shown } = opportunity;
  return { ...shown, applicationCount };
};

/** The part of a transaction that changes an opportunity's number of applications. */
export const countApplication = (opportunityId: string, by: 1 | -1): Write => ({
  Update: {
    Key: countersKey(opportunityId),
    UpdateExpression: 'SET entity = :entity ADD applications :by',
    ExpressionAttributeValues: {
      ':by': by,
      ':entity': itemOf('opportunity-counters', { id: opportunityId }).entity,
    },
  },
});
