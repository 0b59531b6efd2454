import * as z from 'zod';
import { momentSchema } from './contract.ts';

// Apart from the sections: no route writes it for its user, and lists of opportunities know it without them.

/**
 * What can prove a skill, or show it without the word of its holder: a project that two mentors verified, a course whose test was
 * passed and whose task was verified, the test of a course alone, and a credential of an issuer that the admins trust.
 */
export const PROOF_KINDS = ['project', 'certified', 'assessed', 'imported'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** A skill that something else than the word of its holder proves or shows. */
export const provenSkillSchema = z.object({
  /** By the name of the product's skills. */
  skill: z.string(),
  kind: z.enum(PROOF_KINDS),
  /** The project, or the credential. */
  proofId: z.string(),
  title: z.string(),
  /** Who says so. */
  issuer: z.string(),
  /** The course, for `certified` and `assessed`. */
  courseId: z.string().optional(),
  /** Of the rubric by which a project was reviewed. */
  rubricVersion: z.number().int().optional(),
  provenAt: momentSchema,
  /** Null for one that does not expire. */
  validUntil: momentSchema.nullable(),
});
export type ProvenSkill = z.infer<typeof provenSkillSchema>;

/** Whether it counts at a moment. */
export const isInForce = (
  { provenAt, validUntil }: Pick<ProvenSkill, 'provenAt' | 'validUntil'>,
  now: string,
): boolean => provenAt <= now && (validUntil === null || validUntil > now);
