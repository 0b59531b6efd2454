/**
 * The scoring rules of the MDN HTTP Observatory as far as they judge headers: results and modifiers from
 * github.com/mdn/mdn-http-observatory, src/grader/charts.js, the conditions from src/analyzer/tests/*.js, as of
 * November 2026. The package itself is not used: it scans a site over the network and brings a database and a DOM.
 */

/** What the observatory looks at. */
export interface Answer {
  readonly headers: Headers;
  /** The addresses of the page's scripts, each with whether it has an `integrity` attribute; none but for HTML. */
  readonly scripts: readonly { readonly src: string; readonly integrity: boolean }[];
  /** What happens to who comes by plain HTTP. */
  readonly overHttp: 'redirected' | 'refused' | 'answered';
}

const MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-samesite-flag-invalid': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-to-https': 0,
  'redirection-not-needed-no-http': 0,
  'redirection-missing': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-response-not-html': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
} as const;
type Result = keyof typeof MODIFIERS;

const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
] as const;

const SIX_MONTHS_S = 15_768_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (headers: Headers): Policy =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );

const any = (sources: readonly string[], bad: readonly string[]) =>
  sources.some((source) => bad.includes(source));
const insecure = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source));

const contentSecurityPolicy = (headers: Headers): Result => {
  const policy = policyOf(headers);
  if (policy.size === 0) return 'csp-not-implemented';
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  // A hash or a nonce makes browsers ignore 'unsafe-inline'.
  const effective = (sources: readonly string[]) =>
    sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const [script, style] = [effective(of('script-src')), effective(of('style-src'))];
  if (any(script, [...BROAD, ...INLINE]) || any(of('object-src'), BROAD))
    return 'csp-implemented-with-unsafe-inline';
  if (insecure([...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources)))
    return 'csp-implemented-with-insecure-scheme';
  if (any([...script, ...style], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  if (insecure(PASSIVE.flatMap(of))) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (any(style, [...BROAD, ...INLINE])) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return policy.get('default-src')?.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
};

/** Every cookie of ours is a session's. */
const cookies = (headers: Headers): Result => {
  const all = headers.getSetCookie().map((cookie) => cookie.toLowerCase().split(/;\s*/).slice(1));
  if (all.length === 0) return 'cookies-not-found';
  const each = (test: (attribute: string) => boolean) => all.every((attributes) => attributes.some(test));
  if (!each((one) => one === 'secure')) return 'cookies-session-without-secure-flag';
  if (!each((one) => one === 'httponly')) return 'cookies-session-without-httponly-flag';
  if (each((one) => /^samesite=(strict|lax)$/.test(one)))
    return 'cookies-secure-with-httponly-sessions-and-samesite';
  return all.flat().some((one) => one.startsWith('samesite'))
    ? 'cookies-samesite-flag-invalid'
    : 'cookies-secure-with-httponly-sessions';
};

const sharing = (headers: Headers): Result => {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return 'cross-origin-resource-sharing-not-implemented';
  return allowed === '*'
    ? 'cross-origin-resource-sharing-implemented-with-public-access'
    : 'cross-origin-resource-sharing-implemented-with-universal-access';
};

const REDIRECTION = {
  redirected: 'redirection-to-https',
  // The edge refuses it: nothing of ours is to be had that way.
  refused: 'redirection-not-needed-no-http',
  answered: 'redirection-missing',
} as const;

const referrerPolicy = (headers: Headers): Result => {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 'referrer-policy-not-implemented';
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 'referrer-policy-private'
    : 'referrer-policy-unsafe';
};

const transportSecurity = (headers: Headers): Result => {
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (seconds === undefined) return 'hsts-not-implemented';
  return Number(seconds) >= SIX_MONTHS_S
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
};

const subresourceIntegrity = ({ scripts }: Answer): Result => {
  if (scripts.length === 0) return 'sri-not-implemented-response-not-html';
  if (scripts.some(({ src }) => /^(https?:)?\/\//.test(src)))
    return 'sri-not-implemented-but-external-scripts-loaded-securely';
  return scripts.every(({ integrity }) => integrity)
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
};

const frameOptions = (headers: Headers): Result => {
  if (policyOf(headers).has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented';
};

const resourcePolicy = (headers: Headers): Result => {
  switch (headers.get('cross-origin-resource-policy')) {
    case 'same-origin':
      return 'cross-origin-resource-policy-implemented-with-same-origin';
    case 'same-site':
      return 'cross-origin-resource-policy-implemented-with-same-site';
    case null:
      return 'cross-origin-resource-policy-not-implemented';
    default:
      return 'cross-origin-resource-policy-implemented-with-cross-origin';
  }
};

/** The grade of an answer, its score, and what it was scored for. Bonuses count from a score of 90 without them. */
export const graded = (answer: Answer) => {
  const { headers, overHttp } = answer;
  const results: readonly Result[] = [
    contentSecurityPolicy(headers),
    cookies(headers),
    sharing(headers),
    REDIRECTION[overHttp],
    referrerPolicy(headers),
    transportSecurity(headers),
    subresourceIntegrity(answer),
    headers.get('x-content-type-options') === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-not-implemented',
    frameOptions(headers),
    resourcePolicy(headers),
  ];
  const modifiers = results.map((result) => MODIFIERS[result]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = Math.max(0, 100 + sum(modifiers.filter((modifier) => modifier < 0)));
  const score = base >= 90 ? base + sum(modifiers.filter((modifier) => modifier > 0)) : base;
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', results };
};
