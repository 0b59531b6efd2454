import * as z from 'zod';
import { keysIn } from '#shared/core/choice-keys.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { IMPORT_FORMATS, IMPORT_MAX_LENGTH, IMPORT_REASONS, IMPORT_STATUSES } from './rules.ts';

export const importedCredentialId = z.string().regex(/^[\w-]{1,64}$/);

/** A credential from elsewhere, as its holder sees it. */
export const importedCredentialSchema = z.object({
  id: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** Why it is not verified; null while it is, and while it is being checked. `IMPORT_REASONS` has the sentences. */
  reason: z.enum(keysIn(IMPORT_REASONS)).nullable(),
  /** Null when that could not be read. */
  format: z.enum(IMPORT_FORMATS).nullable(),
  /** What was achieved; empty when it could not be read. */
  name: z.string(),
  /** What its holder had to do, in the issuer’s words. */
  criteria: z.string(),
  issuer: z.object({
    /** A `did:key`, a `did:web` or an address. */
    id: z.string(),
    /** The name on the list of trusted issuers; the issuer’s own, which nobody checked, while it is unknown. */
    name: z.string(),
  }),
  /** Those of its skills that the product knows. */
  skills: z.array(z.string()),
  issuedAt: momentSchema.nullable(),
  /** Null for one that does not expire. */
  validUntil: momentSchema.nullable(),
  importedAt: momentSchema,
  /** When it was last checked; null while it is being checked for the first time. */
  checkedAt: momentSchema.nullable(),
});
export type ImportedCredential = z.infer<typeof importedCredentialSchema>;

/** A credential from elsewhere with the text that was imported. */
export const wholeImportedCredentialSchema = importedCredentialSchema.extend({ credential: z.string() });

/** The text of a credential: JSON or a compact JWS. */
export const importSchema = z.object({
  credential: z
    .string()
    .min(1, 'Choose a file, or paste the text of a credential')
    .max(IMPORT_MAX_LENGTH, 'The credential is too large'),
});
