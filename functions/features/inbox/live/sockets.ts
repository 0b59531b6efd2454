import { env } from '#functions/core/env.ts';
import { ownSigner } from '#functions/core/s3/bucket.ts';
import { signedHeaders } from '#functions/core/signed-request.ts';

/** API Gateway answers within milliseconds; what takes longer is left to the browser's next question. */
const PATIENCE_MS = 2_000;

/**
 * Asks API Gateway to do something with a socket; whether the socket is still there. Signed with the time of the event: an
 * event that is repeated more than five minutes later is refused, and its news is old by then.
 */
const ask = async (method: 'POST' | 'DELETE', connectionId: string, at: Date, body?: string) => {
  const url = `${env('LIVE_URL')}/@connections/${encodeURIComponent(connectionId)}`;
  const response = await fetch(url, {
    method,
    headers: signedHeaders(ownSigner(at), 'execute-api', { method, url, ...(body && { body }) }),
    ...(body && { body }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (response.status === 410) return false;
  if (!response.ok) throw new Error(`API Gateway answered ${response.status}.`);
  return true;
};

/** Sends a text over a socket; false when the socket is gone. */
export const sendOver = (connectionId: string, text: string, at: Date): Promise<boolean> =>
  ask('POST', connectionId, at, text);

/** Closes a socket, if it is still there. */
export const closeSocket = async (connectionId: string, at: Date): Promise<void> => {
  await ask('DELETE', connectionId, at);
};
