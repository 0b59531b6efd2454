import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { badgeAchievement } from './achievements.ts';
import { signedDocument } from './document.ts';
import { type CredentialRecord, credentialKey } from './record.ts';
import { signingKey } from './signing-key.ts';

/** The signed document of a credential. That of a badge is signed and stored when it is first asked for. */
export const sealed = async (credential: CredentialRecord): Promise<string> => {
  const { document, badge, id } = credential;
  if (document !== undefined) return document;
  if (!badge) throw new Error(`The credential ${id} is neither signed nor a badge.`);
  const signed = await signedDocument(credential, badgeAchievement(badge), await signingKey());
  try {
    await updateItem(
      updateOf(credentialKey(id), { set: { document: signed } }, { condition: 'attribute_exists(pk)' }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return signed;
};
