import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';

// Apart from the evidence: lists of opportunities know it, and need no rules of projects.

/** A skill that a verified project proves. */
export const provenSkillSchema = z.object({
  /** By the name of the product's skills. */
  skill: z.string(),
  projectId: z.string(),
  title: z.string(),
  rubricVersion: z.number().int(),
  provenAt: momentSchema,
  validUntil: momentSchema,
});
export type ProvenSkill = z.infer<typeof provenSkillSchema>;
