import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { isOfSite, type Route } from '#shared/core/contract.ts';
import { SESSION_HEADER } from './edge.ts';

/** A path pattern of CloudFront, and whether its answers may be cached. */
export interface ApiPattern {
  readonly pattern: string;
  readonly cached: boolean;
  /** It is of pages or files of the site, outside of /api. */
  readonly ofSite: boolean;
}

const patternOf = ({ path }: Route): string => path.replaceAll(/\{\w+\}/g, '*');

const covers = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

/** Patterns without `*` first, then the longer ones: the first that matches decides. */
const moreSpecific = (a: string, b: string): number =>
  Number(a.includes('*')) - Number(b.includes('*')) || b.length - a.length || (a < b ? -1 : 1);

/**
 * The path patterns of routes that declare `edge`, in CloudFront's order, each after those of other reads that it would
 * match too. What none of them matches is never cached.
 */
export const apiPatterns = (routes: readonly Route[]): ApiPattern[] => {
  const reads = routes.filter(({ method }) => method === 'GET');
  const all = [...new Set(reads.filter(({ edge }) => edge).map(patternOf))];
  const site = new Set(routes.filter(isOfSite).map(patternOf));
  const patterns = all.filter((one) => !all.some((other) => other !== one && covers(other, one)));
  const others = reads.filter(({ edge }) => !edge).map(patternOf);
  const exceptions = [...new Set(others)].filter((one) => patterns.some((pattern) => covers(pattern, one)));
  const those = (chosen: readonly string[], cached: boolean): ApiPattern[] =>
    chosen.toSorted(moreSpecific).map((pattern) => ({ pattern, cached, ofSite: site.has(pattern) }));
  return [...those(exceptions, false), ...those(patterns, true)];
};

/**
 * Keeps an answer only as long as its Cache-Control says, and not at all without one; by path, query and whether there is
 * a session's cookie. The cookies themselves are no part of the key: what depends on one is not cacheable.
 */
export const publicReadsPolicy = (scope: Construct, routes: readonly Route[]): CachePolicy =>
  new CachePolicy(scope, 'PublicReads', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(Math.max(...routes.map(({ edge }) => edge?.seconds ?? 0))),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList(SESSION_HEADER),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
