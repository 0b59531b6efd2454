import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { findAchievement } from '#functions/parts/credentials/achievements.ts';
import { achievementNode } from '#functions/parts/credentials/document.ts';
import { issuer } from '#functions/parts/credentials/issuer.ts';
import { latestList } from '#functions/parts/credentials/position.ts';
import { sealed } from '#functions/parts/credentials/sealed.ts';
import { publicCredential } from '#functions/parts/credentials/shown.ts';
import { signedStatusList } from '#functions/parts/credentials/status-list.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { CREDENTIAL_CONTEXTS } from '#shared/features/credentials/documents.ts';
import { issuerDocumentOf } from '#shared/features/credentials/issuer.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';

interface Answering {
  readonly setHeader: (name: string, value: string) => void;
}

/** Verifiers on other sites read it, too. */
const open = ({ setHeader }: Answering, text: string): string => {
  setHeader('content-type', DOCUMENT_TYPES.json);
  setHeader('access-control-allow-origin', '*');
  return text;
};

/** A whole number from 1, as an address has it. */
const numberIn = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new AppError('not_found');
  return Number(text);
};

/** A status list as it is now. */
export const status: Handler<typeof credentials.status> = async ({ params, now, setHeader }) => {
  const list = numberIn(params.n);
  if (list > (await latestList())) throw new AppError('not_found');
  return open({ setHeader }, await signedStatusList(list, now));
};

/** What an achievement is. */
export const achievement: Handler<typeof credentials.achievement> = async ({ params, setHeader }) => {
  const found = await findAchievement(params.id, numberIn(params.version));
  if (!found) throw new AppError('not_found');
  const node = achievementNode(found, issuer().siteUrl);
  return open({ setHeader }, JSON.stringify({ '@context': CREDENTIAL_CONTEXTS, ...node }));
};

/** The public keys of the stage. */
export const did: Handler<typeof credentials.did> = async ({ setHeader }) => {
  const { id, keys } = issuer();
  return open({ setHeader }, JSON.stringify(issuerDocumentOf(id, keys)));
};

/** The signed document of a credential that is shown to everyone. */
export const document: Handler<typeof credentials.document> = async ({ params, setHeader }) => {
  const credential = await publicCredential(params.id);
  if (!credential) throw new AppError('not_found');
  return open({ setHeader }, await sealed(credential));
};
