import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';

/** How long an instance of the function uses a document before it asks for it again. */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 3_000;

const known = new Map<string, { readonly at: number; readonly text: string }>();

const fetchDocument = async (path: string): Promise<string> => {
  const answer = await fetch(`${env('SITE_URL')}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The not-found page has the status that it is for.
  if (!answer.ok && answer.status !== 404) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.text();
};

/**
 * A document of the deployed site. So a page always names the scripts and styles that are deployed, whichever of site and
 * function is deployed first. The last one known is used while the site does not answer; without one, `unavailable`.
 */
export const siteDocument = async (path: string, now: Date): Promise<string> => {
  const at = now.getTime();
  const last = known.get(path);
  if (last && Math.abs(at - last.at) < FRESH_MS) return last.text;
  try {
    const text = await fetchDocument(path);
    known.set(path, { at, text });
    return text;
  } catch (error) {
    if (last) return last.text;
    throw new AppError('unavailable', { cause: error });
  }
};
