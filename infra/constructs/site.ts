import { createHash } from 'node:crypto';
import { Annotations, Aws, Duration } from 'aws-cdk-lib';
import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { screenPaths } from '#frontend/app/registry/all.ts';
import { LIVE_PATH } from '#shared/features/inbox/live-updates.ts';
import { allRoutes } from '#shared/routes.ts';
import { DEPLOYED_INLINE } from '../app/deployed-inline.ts';
import type { Stage } from '../app/stages.ts';
import { type InlineSources, siteFiles, siteFolder, siteInlineSources } from '../bundling/build-output.ts';
import { type ApiPattern, apiPatterns, publicReadsPolicy } from './api-behaviours.ts';
import { apiRequestPolicy } from './api-request-policy.ts';
import { edgeFunctions, pageFunction, sessionFunction } from './edge.ts';
import { securityHeaders } from './security-headers.ts';
import { siteBucket } from './site-bucket.ts';
import { type BrowserConfig, CONFIG_PATH, deploySite } from './site-deployment.ts';
import { makeSwitchable } from './site-switch.ts';

export interface SiteProps {
  readonly buildDir: string;
  readonly stage: Stage;
  readonly httpApi: HttpApi;
  /** The web sockets of the site. */
  readonly socketApi: WebSocketApi;
  /** Shown to the API with every call. */
  readonly originSecret: string;
  readonly config: BrowserConfig;
  /** Where browsers upload resumes. */
  readonly resumesUrl: string;
}

/** The statuses that CloudFront would keep for 10 s whatever Cache-Control says: the next person would get them too. */
const KEPT_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** What the pages of this build have inline, and the deployed ones. */
const allowedInline = (scope: Construct, folder: string): InlineSources => {
  const built = siteInlineSources(folder);
  const all = (kind: keyof InlineSources) => {
    const deployed = String(scope.node.tryGetContext(DEPLOYED_INLINE[kind]) ?? '');
    return [...new Set([...built[kind], ...(deployed.match(/'sha256-[\w+/]{43}='/g) ?? [])])];
  };
  return { scripts: all('scripts'), styles: all('styles') };
};

/**
 * Changes whenever the policy's hashes do. CloudFormation does not wait until a changed policy has reached all edges, but it
 * waits for a changed distribution: with this in its comment, the pages are uploaded only when all edges allow them.
 */
const digestOf = ({ scripts, styles }: InlineSources): string =>
  createHash('sha256')
    .update([...scripts, ...styles].sort().join(' '))
    .digest('hex')
    .slice(0, 12);

/** The site and the API on one origin: a CloudFront distribution before a private bucket and the HTTP API. */
export class Site extends Construct {
  /** `https://<host>`, without a slash at the end; the host is the stage's own domain, or CloudFront's. */
  readonly url: string;
  /** CloudFront's host name, to which the DNS record of a custom domain leads. */
  readonly distributionDomain: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { buildDir, stage, config, resumesUrl } = props;
    const bucket = siteBucket(this, stage);
    // With the right to list, S3 says 404 for what is not there; without, 403. The root, which would be the list,
    // is never asked for: the edge function turns it into the shell.
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const folder = siteFolder(buildDir);
    const inline = allowedInline(this, folder);
    const responseHeadersPolicy = securityHeaders(this, stage, inline, resumesUrl);
    const pages: BehaviorOptions = {
      origin,
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // Gzip and Brotli; cached as long as the files' Cache-Control says.
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Fledge ${stage.name}, inline sources ${digestOf(inline)}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Users are on all continents; a preview's are few, and the fewest edge locations cost the least.
      priceClass: stage.production ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
      // No default root object: the edge function alone says which file is an address's, also the root's.
      ...this.ownDomain(stage),
      ...(stage.webAclArn !== undefined && { webAclId: stage.webAclArn }),
      // Only the time to keep them: a page or a status here would rewrite what the API says (docs/decisions/0010).
      errorResponses: KEPT_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: { ...pages, functionAssociations: this.edge(props) },
      additionalBehaviors: {
        '/assets/*': pages,
        ...this.api(props, responseHeadersPolicy),
        [LIVE_PATH]: this.sockets(props, responseHeadersPolicy),
      },
    });
    makeSwitchable(this.distribution);
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The edge function rewrites the root to its page and lets no other address reach it.',
    );
    this.distributionDomain = this.distribution.distributionDomainName;
    this.url = `https://${stage.domain?.name ?? this.distributionDomain}`;
    const upload = deploySite(this, { bucket, folder, config, stage, url: this.url });
    upload.node.addDependency(this.distribution);
  }

  private ownDomain({ domain }: Stage) {
    return (
      domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    );
  }

  private edge({ buildDir, stage }: SiteProps) {
    const code = edgeFunctions({
      screens: screenPaths(stage),
      files: [...siteFiles(siteFolder(buildDir)), `/${CONFIG_PATH}`],
    });
    return [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: this.edgeFunction('ViewerRequest', code.request),
      },
      {
        eventType: FunctionEventType.VIEWER_RESPONSE,
        function: this.edgeFunction('ViewerResponse', code.response),
      },
    ];
  }

  private edgeFunction(id: string, source: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(source),
      runtime: FunctionRuntime.JS_2_0,
    });
  }

  /** The behaviours for the API by their path patterns, in CloudFront's order. */
  private api(
    { httpApi, originSecret }: SiteProps,
    responseHeadersPolicy: BehaviorOptions['responseHeadersPolicy'] & object,
  ): Record<string, BehaviorOptions> {
    const uncached: BehaviorOptions = {
      origin: this.gateway(httpApi, originSecret),
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: apiRequestPolicy(this),
    };
    const routes = allRoutes.map(({ route }) => route);
    const cached: BehaviorOptions = {
      ...uncached,
      cachePolicy: publicReadsPolicy(this, routes),
      compress: true,
      functionAssociations: this.beforeCache('PublicRead', sessionFunction()),
    };
    const ofSite: BehaviorOptions = {
      ...cached,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      functionAssociations: this.beforeCache('MadePage', pageFunction()),
    };
    const behaviourOf = (one: ApiPattern) => (one.ofSite ? ofSite : one.cached ? cached : uncached);
    return {
      ...Object.fromEntries(apiPatterns(routes).map((one) => [one.pattern, behaviourOf(one)])),
      '/api/*': uncached,
    };
  }

  private gateway({ apiId }: { readonly apiId: string }, originSecret: string): HttpOrigin {
    return new HttpOrigin(`${apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
      customHeaders: { 'x-origin-secret': originSecret },
    });
  }

  /**
   * The web socket of the site, at its own address: the session's cookie comes along, and a page needs leave for no other.
   * CloudFront's own policy forwards the handshake's headers; an account may have few policies of its own.
   */
  private sockets(
    { socketApi, originSecret }: SiteProps,
    responseHeadersPolicy: BehaviorOptions['responseHeadersPolicy'] & object,
  ): BehaviorOptions {
    return {
      origin: this.gateway(socketApi, originSecret),
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
  }

  private beforeCache(id: string, source: string): FunctionAssociation[] {
    return [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.edgeFunction(id, source) }];
  }
}
