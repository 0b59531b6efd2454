import * as z from 'zod';

const count = z.number().int().min(0);

/** How well promises of a reply were kept, of a posting or of everyone who posts under one name. */
export const replyRecordSchema = z.object({
  /** How many applications were answered by the promised day. */
  kept: count,
  /** Of how many: those, the ones answered later, and the ones whose day passed without an answer. */
  of: count,
  /** The number of days after the application within which half of the answers came; null without an answer. */
  medianDays: count.nullable(),
});
export type ReplyRecord = z.infer<typeof replyRecordSchema>;

/** Fewer promises than this are no record: one applicant would decide it. */
export const RECORD_FROM = 5;
