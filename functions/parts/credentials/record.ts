import * as z from 'zod';
import { keyOf, listKey } from '#functions/core/keys.ts';
import type { Key } from '#functions/core/table.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { fullName } from '#shared/core/names.ts';
import { BADGES, CREDENTIAL_ACTORS, CREDENTIAL_STATUSES } from '#shared/features/credentials/rules.ts';
import { credentialSchema } from '#shared/features/credentials/schema.ts';

/** A credential as the table holds it. */
export const credentialRecordSchema = credentialSchema
  .omit({ reason: true, replaced: true, appeal: true })
  .extend({
    userId: z.string(),
    reason: z.string().optional(),
    appeal: credentialSchema.shape.appeal.unwrap().optional(),
    /** The later one that has replaced it. */
    replacedBy: z.string().optional(),
    /** Which of the badges it is. */
    badge: z.enum(BADGES).optional(),
    /** Its place in a status list. */
    list: z.number().int().min(1),
    index: z.number().int().min(0),
    /** A hash of the address that the document names, with its salt. */
    identity: z.object({ hash: z.string(), salt: z.string() }),
    /** The signed document. A badge has none until it is asked for: what follows from changes may not sign. */
    document: z.string().optional(),
    updatedAt: momentSchema,
    version: z.number().int(),
    history: z.array(
      z.object({
        status: z.enum(CREDENTIAL_STATUSES),
        at: momentSchema,
        by: z.enum(CREDENTIAL_ACTORS),
        user: z.string().optional(),
        reason: z.string().optional(),
      }),
    ),
  });
export type CredentialRecord = z.infer<typeof credentialRecordSchema>;

/** Which credential a user has for an achievement. */
export const claimSchema = z.object({
  credentialId: z.string(),
  /** The moment of what it was issued for: only what was shown later renews it. */
  shownAt: momentSchema,
});
export type Claim = z.infer<typeof claimSchema>;

export const credentialKey = (id: string): Key => keyOf('credential', { id });
export const claimKey = (userId: string, achievement: string): Key =>
  keyOf('credential-claim', { userId, achievement });

type Listed = Pick<CredentialRecord, 'id' | 'userId' | 'issuedAt' | 'status'>;

/** The attributes by which a credential is found in each of its lists. */
export const listFields = ({ id, userId, issuedAt, status }: Listed) => ({
  ...listKey('credential', 'ofUser', { id, userId, issuedAt }),
  ...listKey('credential', 'ofStatus', { id, status, issuedAt }),
  ...listKey('credential', 'all', { id, issuedAt }),
});

/** The name of a holder as it is signed. */
export const recipientOf = (holder: { readonly firstName: string; readonly lastName: string }): string =>
  fullName(holder);
