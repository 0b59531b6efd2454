import {
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** What the API reads of a request's headers. CloudFront takes ten at most. */
const HEADERS = [
  'Accept',
  'Content-Type',
  'Origin',
  'Sec-Fetch-Site',
  // The operation of a password reset, in Cognito's protocol.
  'X-Amz-Target',
  // Set by CloudFront itself, over whatever a viewer wrote there: whose request it is, for limits by sender.
  'CloudFront-Viewer-Address',
];

/**
 * What reaches the API of a request: cookies, query, and the headers that are used. `Host` is not among them, so it is
 * the API's own, by which API Gateway finds it. Why not one of CloudFront's own policies: docs/decisions/0095.
 */
export const apiRequestPolicy = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'ApiRequests', {
    headerBehavior: OriginRequestHeaderBehavior.allowList(...HEADERS),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
