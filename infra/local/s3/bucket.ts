import { LocalFailure } from '../failure.ts';
import { textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { asObject, isObject, type Json, type JsonObject } from '../template/types.ts';

/** A rule of the bucket's CORS configuration. */
export interface CorsRule {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly headers: readonly string[];
}

/** Objects whose keys begin with this are deleted after the given days. */
export interface Expiration {
  readonly prefix: string;
  readonly days: number;
}

/** The function that is called for each new object whose key begins with this. */
export interface Notification {
  readonly prefix: string;
  readonly functionArn: string;
}

/** A bucket of the stack that browsers and functions use. */
export interface BucketDefinition {
  readonly name: string;
  readonly arn: string;
  /** Its address in AWS, without a slash at the end. */
  readonly address: string;
  readonly cors: readonly CorsRule[];
  readonly expirations: readonly Expiration[];
  readonly notifications: readonly Notification[];
}

/** What would let a bucket do more than is played here. */
const UNSUPPORTED = ['VersioningConfiguration', 'WebsiteConfiguration', 'ReplicationConfiguration'];

const list = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];
const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

const notificationOf = (configuration: JsonObject, logicalId: string): Notification => {
  const rules = list(asObject(asObject(configuration.Filter).S3Key).Rules);
  const odd = rules.find(({ Name }) => Name !== 'prefix');
  if (odd || configuration.Event !== 's3:ObjectCreated:*')
    throw new LocalFailure(`infra/local plays only new objects by their prefix; ${logicalId} wants more`);
  return {
    prefix: String(rules[0]?.Value ?? ''),
    functionArn: textOf(configuration, 'Function', logicalId),
  };
};

const expirationOf = (rule: JsonObject, logicalId: string): Expiration => {
  const known = ['Id', 'Prefix', 'ExpirationInDays', 'Status'];
  const odd = Object.keys(rule).find((name) => !known.includes(name));
  if (odd || rule.Status !== 'Enabled')
    throw new LocalFailure(
      `infra/local does not play ${odd ?? 'a disabled rule'} of ${logicalId}’s lifecycle`,
    );
  return { prefix: String(rule.Prefix ?? ''), days: Number(rule.ExpirationInDays) };
};

const read = (stack: Stack, { logicalId, ref, properties }: LiveResource): BucketDefinition => {
  const odd = UNSUPPORTED.find((name) => properties[name] !== undefined);
  if (odd) throw new LocalFailure(`infra/local does not play ${odd} of ${logicalId}`);
  const { LambdaConfigurations } = asObject(properties.NotificationConfiguration);
  return {
    name: ref,
    arn: stack.attribute(logicalId, 'Arn'),
    address: `https://${stack.attribute(logicalId, 'RegionalDomainName')}`,
    cors: list(asObject(properties.CorsConfiguration).CorsRules).map((rule) => ({
      origins: texts(rule.AllowedOrigins),
      methods: texts(rule.AllowedMethods),
      headers: texts(rule.AllowedHeaders).map((name) => name.toLowerCase()),
    })),
    expirations: list(asObject(properties.LifecycleConfiguration).Rules).map((rule) =>
      expirationOf(rule, logicalId),
    ),
    notifications: list(LambdaConfigurations).map((one) => notificationOf(one, logicalId)),
  };
};

/** The buckets of the stack besides those that a deployment fills, which only CloudFront reads. */
export const bucketsOf = (stack: Stack): BucketDefinition[] => {
  const deployed = stack
    .all('Custom::CDKBucketDeployment')
    .map(({ properties }) => properties.DestinationBucketName);
  return stack
    .all('AWS::S3::Bucket')
    .filter(({ ref }) => !deployed.includes(ref))
    .map((resource) => read(stack, resource));
};
