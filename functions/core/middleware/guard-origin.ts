import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { isSameSecret } from '../same-secret.ts';
import { senderOf } from '../sender.ts';
import type { ApiEvent, ApiMiddleware } from './request.ts';

/** Whether a request came through CloudFront, by the secret that it adds. */
export const isFromEdge = (secret: string | undefined): boolean =>
  isSameSecret(secret ?? '', env('ORIGIN_SECRET'));

/**
 * Only a page of ours may change something: browsers report this with `Sec-Fetch-Site`, older ones with `Origin`. A caller
 * that sends neither is not a browser, so it cannot send a user's cookies without the user's knowledge.
 */
const isCrossSite = ({ headers }: ApiEvent) => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== env('SITE_URL');
};

/** Lets in only what came through CloudFront, which adds a secret header; and no cross-site mutation. */
export const guardOrigin = (): ApiMiddleware => ({
  name: 'guard-origin',
  before: ({ event, internal }) => {
    if (!isFromEdge(event.headers['x-origin-secret']))
      throw new AppError('forbidden', { message: 'Use the address of the site.' });
    // Only from here on is it CloudFront's word.
    internal.sender = () => senderOf(event.headers);
    const { method } = event.requestContext.http;
    if (method !== 'GET' && method !== 'HEAD' && isCrossSite(event))
      throw new AppError('forbidden', { message: 'This request came from another site.' });
  },
});
