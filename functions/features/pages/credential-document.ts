import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { publicCredential } from '#functions/parts/credentials/shown.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import type { pages } from '#shared/features/pages/routes.ts';

const TIMEOUT_MS = 5_000;

/** A badge that nobody has asked for yet is signed by the function of credentials: no other one may read the key. */
const signedElsewhere = async (id: string): Promise<string> => {
  const address = `${env('SITE_URL')}/api/credentials/${encodeURIComponent(id)}/document`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new AppError(answer.status === 404 ? 'not_found' : 'unavailable');
  return answer.text();
};

/** The signed document of a credential whose holder shows it: 404 for any other. */
export const credentialDocument: Handler<typeof pages.credentialDocument> = async ({ params, setHeader }) => {
  const credential = await publicCredential(params.id);
  if (!credential) throw new AppError('not_found');
  const document = credential.document ?? (await signedElsewhere(credential.id));
  setHeader('content-type', DOCUMENT_TYPES.json);
  // Verifiers on other sites read it, too.
  setHeader('access-control-allow-origin', '*');
  return document;
};
