import type { Role } from '#shared/core/contract.ts';
import type { GoogleOutcome } from '#shared/features/google/routes.ts';
import { type Answer, Browser } from './api.ts';
import { eventually } from './stack.ts';

/** What a user types at the stand-in for Google (infra/local/google). */
export interface GoogleLogin {
  email: string;
  given_name?: string;
  family_name?: string;
  /** `'true'` by default. */
  email_verified?: 'true' | '';
  mailbox?: 'google' | 'elsewhere';
  flaw?: 'nonce' | 'audience' | 'issuer' | 'signature' | 'expired' | 'unsigned';
  sub?: string;
  cancel?: 'true';
}

interface Choice {
  role?: Role;
  remember?: 'true' | 'false';
  next?: string;
}

/**
 * The stand-in for Google loads its code and makes its keys at the first requests. On a busy machine that takes longer
 * than the API waits for Google.
 */
const loadGoogle = async (): Promise<void> => {
  const page = await eventually('the stand-in for Google', async () => {
    const location = (await new Browser().call('google.start')).headers.get('location') ?? '';
    return location.startsWith('http') && location;
  });
  await fetch(new URL('/jwks', page));
};

let loaded: Promise<void> | undefined;

/** Begins the way to Google: the address of Google's page. */
export const startGoogle = async (browser: Browser, choice: Choice = {}): Promise<string> => {
  loaded ??= loadGoogle();
  await loaded;
  const { status, headers, text } = await browser.call('google.start', { query: choice });
  if (status !== 302) throw new Error(`${status}: ${text}`);
  return headers.get('location') ?? '';
};

/** Answers Google's page: the path and query of the site to which it leads back. */
export const answerGoogle = async (page: string, given: GoogleLogin): Promise<string> => {
  const body = new URLSearchParams({ email_verified: 'true', ...given });
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`${response.status}: ${await response.text()}`);
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  return pathname + search;
};

/** Where an answer leads to, as the sign-in screen reads it. */
export const outcomeOf = ({ status, headers, text }: Answer<unknown>) => {
  if (status !== 302) throw new Error(`${status}: ${text}`);
  const location = headers.get('location') ?? '';
  const query = new URLSearchParams(location.slice(location.indexOf('?')));
  return { location, outcome: query.get('google') as GoogleOutcome | null, query };
};

/** Goes to Google and back in one browser. */
export const signInThroughGoogle = async (browser: Browser, given: GoogleLogin, choice: Choice = {}) => {
  const back = await answerGoogle(await startGoogle(browser, choice), given);
  const answer = await browser.send(back, { headers: { 'sec-fetch-site': 'cross-site' } });
  return { back, answer, ...outcomeOf(answer) };
};
