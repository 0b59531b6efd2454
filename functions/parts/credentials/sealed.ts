import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { findAchievement } from './achievements.ts';
import { signedDocument } from './document.ts';
import { type CredentialRecord, credentialKey } from './record.ts';
import { signingKey } from './signing-key.ts';

/** The signed document of a credential. A badge, and what a seed stored, is signed when it is first asked for. */
export const sealed = async (credential: CredentialRecord): Promise<string> => {
  const { document, id, achievement } = credential;
  if (document !== undefined) return document;
  const found = await findAchievement(achievement.id, achievement.version);
  if (!found) throw new Error(`The achievement ${achievement.id} of the credential ${id} is missing.`);
  const signed = await signedDocument(credential, found, await signingKey());
  try {
    await updateItem(
      updateOf(credentialKey(id), { set: { document: signed } }, { condition: 'attribute_exists(pk)' }),
    );
  } catch (error) {
    // It was deleted meanwhile.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return signed;
};
