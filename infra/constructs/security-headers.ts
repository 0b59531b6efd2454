import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import type { InlineSources } from '../bundling/build-output.ts';

/**
 * What a page of ours may load, and from where. Of what is inline only what the build itself put there, by its hash: no
 * style attribute in HTML, no other script in a page. A browser asks nothing but this origin, and the bucket to which it
 * uploads resumes.
 */
const contentSecurityPolicy = ({ scripts, styles }: InlineSources, bucketUrl: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${bucketUrl}/`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // No text becomes HTML or script in the browser, by whatever code: docs/decisions/0098.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Headers that CDK has no field for. */
const CUSTOM = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Keeps a stage that is not the product itself out of search engines. */
const UNLISTED = { 'X-Robots-Tag': 'noindex, nofollow' } as const;

/** Whether search engines may list a stage; the local one behaves like production, so that it can be judged. */
export const isListed = ({ production, local }: Stage): boolean => production || local;

/**
 * The security headers of every response, the site's and the API's; `inline` is what pages may have inline, `bucketUrl`
 * where they upload resumes.
 */
export const securityHeaders = (
  scope: Construct,
  stage: Stage,
  inline: InlineSources,
  bucketUrl: string,
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(inline, bucketUrl),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({ ...CUSTOM, ...(!isListed(stage) && UNLISTED) }).map(
        ([header, value]) => ({ header, value, override: true }),
      ),
    },
  });
