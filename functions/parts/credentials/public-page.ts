import { looksLikeId } from '#functions/core/ids.ts';
import { issuerIdOf } from '#shared/features/credentials/issuer.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';
import { publicCredential, shownCredential } from './shown.ts';

/** A credential as its page shows it to everyone; undefined for one that its holder hides, and for what is none. */
export const publicPage = async (
  id: string,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<PublicCredential | undefined> => {
  const found = looksLikeId(id) ? await publicCredential(id) : undefined;
  if (!found) return undefined;
  const { visible: _, courseId: __, reason: ___, appeal: ____, ...shown } = shownCredential(found);
  return { ...shown, issuer: issuerIdOf(siteUrl), asOf: now.toISOString() };
};
