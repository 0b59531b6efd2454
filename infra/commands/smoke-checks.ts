import { messageOf } from '#functions/core/errors.ts';
import { type JsonObject, parseObject } from '../local/template/types.ts';
/** What one check found: what it looked at, and what is wrong there, if anything is. */
export interface Finding {
  readonly check: string;
  readonly wrong: string | undefined;
}

/** Headers without which no answer leaves the edge (infra/constructs/security-headers.ts). */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{8}.*includeSubDomains/i,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
};

const TIMEOUT_MS = 15_000;

interface Page {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly text: string;
}

const get = async (url: string): Promise<Page> => {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { status, headers } = response;
  return { status, headers, type: headers.get('content-type') ?? '', text: await response.text() };
};

const wrongHeaders = ({ headers }: Page): string | undefined => {
  const wrong = Object.entries(SECURITY_HEADERS).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ''),
  );
  return wrong.length > 0 ? `without the right ${wrong.map(([name]) => name).join(', ')}` : undefined;
};

/** What is wrong with an answer that should have a status and a type. */
const unlike = (page: Page, status: number, type: string): string | undefined => {
  if (page.status !== status) return `status ${page.status} instead of ${status}`;
  if (!page.type.startsWith(type)) return `${page.type || 'no type'} instead of ${type}`;
  return wrongHeaders(page);
};

const parsed = (text: string): JsonObject => {
  try {
    return parseObject(text);
  } catch {
    return {};
  }
};

const health = (page: Page): string | undefined =>
  unlike(page, 200, 'application/json') ??
  (parsed(page.text).status === 'ok' ? undefined : `answered ${page.text.slice(0, 200)}`);

const frontPage = (page: Page): string | undefined =>
  unlike(page, 200, 'text/html') ??
  (/<script[^>]+src="\/assets\//.test(page.text) ? undefined : 'names no script');

const notThere = (page: Page): string | undefined => unlike(page, 404, 'text/html');

const unknownRoute = (page: Page): string | undefined =>
  unlike(page, 404, 'application/json') ??
  (parsed(page.text).code === 'not_found' ? undefined : `answered ${page.text.slice(0, 200)}`);

const securityTxt = (page: Page): string | undefined => {
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(page.text) ?? [];
  return (
    unlike(page, 200, 'text/plain') ??
    (Date.parse(expires) > Date.now() ? undefined : 'has expired: deploy again')
  );
};

/** Either not set up, or on the way to Google: then the secret could be read and Google answered. */
const google = (page: Page): string | undefined => {
  if (page.status !== 302) return unknownRoute(page);
  const location = page.headers.get('location') ?? '';
  if (!URL.canParse(location))
    return `leads to ${location}: is the client secret in its parameter? (docs/runbook.md, "Sign-in with Google")`;
  return wrongHeaders(page);
};

/** The addresses that are looked at, and what each must be like. */
const CHECKS: readonly (readonly [path: string, wrong: (page: Page) => string | undefined])[] = [
  ['/api/health', health],
  ['/', frontPage],
  ['/no-such-page', notThere],
  ['/.well-known/security.txt', securityTxt],
  ['/api/no-such-route', unknownRoute],
  ['/api/auth/google', google],
];

/** Looks at a site from outside, as any visitor can; changes nothing there. `url` is its origin. */
export const smoke = (url: string): Promise<Finding[]> =>
  Promise.all(
    CHECKS.map(async ([path, wrong]) => {
      try {
        return { check: `GET ${path}`, wrong: wrong(await get(url + path)) };
      } catch (error) {
        const { cause = error } = error instanceof Error ? error : {};
        return { check: `GET ${path}`, wrong: messageOf(cause instanceof Error ? cause : error) };
      }
    }),
  );
