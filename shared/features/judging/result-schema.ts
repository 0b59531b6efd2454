import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { fraction } from '#shared/core/numbers.ts';
import { frozenRubricSchema } from '../challenges/rubric-schema.ts';
import { CHALLENGE_SCORE } from '../challenges/rules.ts';
import { criterionId, pointsSchema, scoreSchema } from './schema.ts';

const rank = z.number().int().min(1);
/** Adjusted means can lie outside of the scale, by as much as a judge may be severe. */
const mean = fraction(-CHALLENGE_SCORE.max, 2 * CHALLENGE_SCORE.max, 'Not a mean');
/** An interval is wide where there are few reviews. */
const bound = fraction(-1000, 1000, 'Not a bound');
const group = rank;

/** What was published: anyone can recompute the entries from the scores and the rubric. Judges have letters. */
export const resultsSchema = z.object({
  title: z.string(),
  publishedAt: momentSchema,
  rubric: frozenRubricSchema,
  sha256: z.string(),
  /** Of the assignment of judges. */
  seed: z.string(),
  /** The best first. */
  entries: z.array(
    z.object({
      entryId: z.string(),
      title: z.string(),
      /** The name of the team. */
      team: z.string(),
      raw: mean,
      adjusted: mean,
      /** Null where there are too few reviews to say how sure the mean is. */
      interval: z.object({ from: bound, to: bound }).nullable(),
      rank: z.object({ from: rank, to: rank }),
      /** Entries of different groups can’t be compared: no judges connect them. */
      group,
      reviews: rank,
    }),
  ),
  judges: z.array(
    z.object({
      judge: z.string(),
      /** By how many points below the average judge they score. */
      severity: mean,
      group,
    }),
  ),
  /** 1 where all entries can be compared. */
  groups: z.number().int().min(0),
  scores: z.array(
    z.object({ judge: z.string(), entryId: z.string(), criterion: criterionId, score: pointsSchema }),
  ),
});
export type PublishedResults = z.infer<typeof resultsSchema>;

/** What the judges said of one entry, for its team. */
export const feedbackSchema = z.object({
  scores: z.array(scoreSchema.extend({ judge: z.string() })),
});
export type Feedback = z.infer<typeof feedbackSchema>;
