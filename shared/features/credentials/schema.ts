import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { CREDENTIAL_KINDS, CREDENTIAL_STATUSES } from './rules.ts';

export const credentialId = z.string().regex(/^[\w-]{1,64}$/);

/** What was achieved, in the version that was in force. */
export const achievementSchema = z.object({
  id: z.string(),
  version: z.number().int().min(1),
  name: z.string(),
  /** What its holder had to do, in words. */
  criteria: z.string(),
  /** The skills that it is about, by the names of the product; none for badges. */
  skills: z.array(z.string()),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** What the holder of a suspended or revoked credential says of it, and the answer. */
export const credentialAppealSchema = z.object({
  text: z.string(),
  at: momentSchema,
  answer: z.string().nullable(),
  answeredAt: momentSchema.nullable(),
});

/** A credential as its holder sees it. */
export const credentialSchema = z.object({
  id: z.string(),
  kind: z.enum(CREDENTIAL_KINDS),
  achievement: achievementSchema,
  /** The holder's name as it was signed. */
  recipient: z.string(),
  issuedAt: momentSchema,
  /** Null for one that does not expire. */
  validUntil: momentSchema.nullable(),
  status: z.enum(CREDENTIAL_STATUSES),
  /** Why it was suspended or revoked; null while it is issued. */
  reason: z.string().nullable(),
  /** Whether its public page is shown. */
  visible: z.boolean(),
  /** Null for a badge. */
  courseId: z.string().nullable(),
  /** What was shown and under which conditions, in words. */
  evidence: z.array(z.object({ name: z.string(), narrative: z.string() })),
  /** A later one of the same kind for the same course has replaced it. */
  replaced: z.boolean(),
  appeal: credentialAppealSchema.nullable(),
});
export type Credential = z.infer<typeof credentialSchema>;

/** A credential with the signed document, as JSON. */
export const wholeCredentialSchema = credentialSchema.extend({ document: z.string() });
export type WholeCredential = z.infer<typeof wholeCredentialSchema>;

/** A credential as admins see it. */
export const watchedCredentialSchema = credentialSchema.extend({
  user: z.object({ id: z.string(), name: z.string() }),
});
export type WatchedCredential = z.infer<typeof watchedCredentialSchema>;

/** A credential as its page shows it to everyone. */
export const publicCredentialSchema = credentialSchema
  .omit({ visible: true, courseId: true, reason: true, appeal: true })
  .extend({
    /** By whom it is signed, as a DID. */
    issuer: z.string(),
    /** When it was like this: by it the page says whether it is over. */
    asOf: momentSchema,
  });
export type PublicCredential = z.infer<typeof publicCredentialSchema>;
