import type { HttpRequest, HttpResponse } from '../http.ts';
import { choose } from './compression.ts';
import { keptCookies, keptQuery } from './origin-request.ts';
import { type CachePolicy, forwards, type Ttl } from './policies.ts';

/** The most that is kept, in answers and in bytes of their bodies; what was used longest ago goes first. */
const MAX_ANSWERS = 1_000;
const MAX_BYTES = 16 * 1024 * 1024;

interface Kept {
  readonly response: HttpResponse;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
}

/** What a request has in common with those that the same answer is for. Undefined where the cache is not asked. */
export const cacheKey = (
  policy: CachePolicy,
  { method, path, query, headers }: HttpRequest,
): string | undefined => {
  if (!policy.ttl || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return JSON.stringify([
    path,
    keptQuery(query, [policy]),
    keptCookies(headers.get('cookie') ?? '', [policy]),
    [...headers].filter(([name]) => forwards(policy.headers, name)),
    choose(headers.get('accept-encoding'), policy),
  ]);
};

const secondsIn = (control: string, directive: string): number | undefined => {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`, 'i').exec(control);
  return found ? Number(found[1]) : undefined;
};

/**
 * How long CloudFront keeps an answer, in seconds, as "Manage how long content stays in the cache" of its guide says:
 * `s-maxage` before `max-age`, between the policy's minimum and maximum. `no-store` and its like win while the minimum is 0.
 */
export const secondsToKeep = ({ min, default: byDefault, max }: Ttl, { status, headers }: HttpResponse) => {
  if (status !== 200) return 0;
  const control = headers.get('cache-control') ?? '';
  if (/(?:^|[\s,])(no-store|no-cache|private)\b/i.test(control)) return min;
  const given = secondsIn(control, 's-maxage') ?? secondsIn(control, 'max-age');
  return given === undefined ? byDefault : Math.min(Math.max(given, min), max);
};

/** The cache of one edge location: answers by key until their time is over, by a clock in milliseconds. */
export class EdgeCache {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** The answer that is kept under a key, with its age in seconds. */
  get(key: string): { response: HttpResponse; age: number } | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.remove(key, found);
    const now = this.now();
    if (now >= found.until) return undefined;
    this.add(key, found);
    return { response: found.response, age: Math.floor((now - found.at) / 1000) };
  }

  put(key: string, response: HttpResponse, seconds: number): void {
    const before = this.kept.get(key);
    if (before) this.remove(key, before);
    if (seconds <= 0 || response.body.length > MAX_BYTES) return;
    const at = this.now();
    this.add(key, { response, at, until: at + seconds * 1000 });
    for (const [oldest, kept] of this.kept) {
      if (this.kept.size <= MAX_ANSWERS && this.bytes <= MAX_BYTES) break;
      this.remove(oldest, kept);
    }
  }

  private add(key: string, kept: Kept): void {
    this.kept.set(key, kept);
    this.bytes += kept.response.body.length;
  }

  private remove(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.bytes -= kept.response.body.length;
  }
}
