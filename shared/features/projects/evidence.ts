import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { provenSkillSchema } from '#shared/core/proven-skill.ts';
import { projectFieldsSchema } from './version.ts';

/** A project as it is shown on a profile: what was reviewed, or what its student entered where nothing was. */
export const shownProjectSchema = projectFieldsSchema.extend({
  id: z.string(),
  /** Null for one without a finished review. */
  status: z.enum(['reviewed', 'verified']).nullable(),
  /** When it became Reviewed or Verified, and by which version of the rubric. */
  decidedAt: momentSchema.nullable(),
  rubricVersion: z.number().int().nullable(),
});
export type ShownProject = z.infer<typeof shownProjectSchema>;

/** What the poster of a live project says of a student whose result they accepted. */
export const statementSchema = z.object({
  engagementId: z.string(),
  title: z.string(),
  company: z.string(),
  statement: z.string(),
  acceptedAt: momentSchema,
});
export type Statement = z.infer<typeof statementSchema>;

/** What others have said of a student's work, on the profile. */
export const profileEvidenceSchema = z.object({
  /** The projects that the student shows, the latest first. */
  projects: z.array(shownProjectSchema),
  /** By skill; of the projects that are shown. */
  proven: z.array(provenSkillSchema),
  statements: z.array(statementSchema),
});
export type ProfileEvidence = z.infer<typeof profileEvidenceSchema>;

/** A proven skill that was sent with an application, and whether it still is proven: it can expire, or be taken back with a review or a credential. */
export const sentProofSchema = provenSkillSchema.extend({
  standing: z.enum(['proven', 'expired', 'voided']),
});
export type SentProof = z.infer<typeof sentProofSchema>;
