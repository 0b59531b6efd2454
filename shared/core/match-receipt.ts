import * as z from 'zod';
import { dateSchema } from './contract.ts';

/** A total or a score. */
export const percentSchema = z.number().int().min(0).max(100);

const evidenceSchema = z.object({
  /** What holds. */
  claim: z.string(),
  /** The line of the profile on which it rests; empty when the profile has nothing about it. */
  profile: z.string(),
  /** The line of the posting. */
  posting: z.string(),
});

const partSchema = z.object({
  /** Null where nothing is asked for, or the profile says nothing. */
  score: percentSchema.nullable(),
  weight: percentSchema,
  evidence: z.array(evidenceSchema),
});

/** Why a profile matches a posting as well as it does; see `match` (matching.ts). */
export const receiptSchema = z.object({
  /** Of the rules and the vocabulary: the same version gives the same number. */
  version: z.string(),
  /** The day on which it was computed. */
  asOf: dateSchema,
  /** Null when the profile says nothing that counts, or the posting asks for nothing. */
  total: percentSchema.nullable(),
  parts: z.object({
    skills: partSchema,
    experience: partSchema,
    education: partSchema,
    location: partSchema,
  }),
  /** The changes of the profile that would lift the total most, and by how many points. */
  raises: z.array(
    z.object({
      what: z.string(),
      points: percentSchema,
      /** The skill that it is about, which a course may teach. */
      skill: z.string().optional(),
      /** A review of a project with the skill lifts it, too. */
      proof: z.boolean().optional(),
    }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
