import * as z from 'zod';
import { receiptSchema } from '#shared/core/match-receipt.ts';
import { provenSkillSchema } from '#shared/core/proven-skill.ts';
import { opportunitySchema } from '../opportunities/routes.ts';
import { viewedProfileSchema } from '../profile/routes.ts';
import { sentProofSchema } from '../projects/evidence.ts';
import { resumeFileSchema } from '../resume/routes.ts';

/** What of a posting a match looks at, as it was on the day of the application. */
const sentPostingSchema = opportunitySchema.pick({
  type: true,
  title: true,
  description: true,
  skills: true,
  requirements: true,
  niceToHave: true,
  experienceLevel: true,
  minYears: true,
  education: true,
  workMode: true,
  location: true,
  place: true,
});

/** The profile as it was sent: what people with whom the applicant works may see of it. */
const sentProfileSchema = viewedProfileSchema.pick({ firstName: true, lastName: true, sections: true });

const sentFileSchema = resumeFileSchema.pick({ fileName: true, size: true });

/** What was sent with an application. It never changes; applying again after a withdrawal sends it again. */
export const sentContentSchema = z.object({
  /** Empty without one. */
  note: z.string(),
  /** The resume's file, if it was sent. */
  resume: sentFileSchema.nullable(),
  /** The receipt of the match. Null for an unscored review. */
  receipt: receiptSchema.nullable(),
  /** The proofs on which the receipt rests. */
  proven: z.array(provenSkillSchema).default([]),
  /** The profile and the posting as they were. `match` (matching.ts) of both with `proven`, on the receipt's day, is the receipt again. */
  snapshot: sentProfileSchema.extend({ posting: sentPostingSchema }),
});
export type SentContent = z.infer<typeof sentContentSchema>;

/** The same as it is read later: with what has become of each proven skill since. */
export const readContentSchema = sentContentSchema.extend({ proven: z.array(sentProofSchema) });

/** What an application would send. `resume` is the file that can be sent with it. */
export const sentPreviewSchema = sentProfileSchema.extend({
  resume: sentFileSchema.nullable(),
  receipt: receiptSchema,
  proven: z.array(provenSkillSchema),
  /** Whether software helps to sort the applications. */
  aiScreening: z.boolean(),
});
export type SentPreview = z.infer<typeof sentPreviewSchema>;
