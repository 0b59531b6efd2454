import type { Credential, WatchedCredential } from '#shared/features/credentials/schema.ts';
import type { CredentialRecord } from './record.ts';
import { getCredential } from './repository.ts';

/** A credential as its holder sees it. */
export const shownCredential = (credential: CredentialRecord): Credential => {
  const { id, kind, achievement, recipient, issuedAt, validUntil, status, visible, courseId } = credential;
  const { evidence, reason = null, appeal = null, replacedBy } = credential;
  return {
    ...{ id, kind, achievement, recipient, issuedAt, validUntil, status, visible, courseId, evidence },
    ...{ reason, appeal, replaced: replacedBy !== undefined },
  };
};

/** A credential as admins see it. */
export const watchedCredential = (credential: CredentialRecord): WatchedCredential => ({
  ...shownCredential(credential),
  user: { id: credential.userId, name: credential.recipient },
});

/** A credential whose holder shows it to everyone; undefined for any other. */
export const publicCredential = async (id: string): Promise<CredentialRecord | undefined> => {
  const credential = await getCredential(id);
  return credential?.visible === true ? credential : undefined;
};
