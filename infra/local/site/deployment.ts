import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LocalFailure } from '../failure.ts';
import { matches } from '../iam/wildcard.ts';
import { textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { isObject, type Json, type JsonObject } from '../template/types.ts';
import { type Bucket, putObject } from './bucket.ts';
import { contentTypeOf } from './content-types.ts';

const asList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const isTrue = (value: Json | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : String(value).toLowerCase() === 'true';

/**
 * Does what CDK's Custom::CDKBucketDeployment does in the cloud, where a Python function runs `aws s3 sync`: copies
 * the files of its sources with their markers replaced, and sets the metadata. Gives the buckets by name.
 */
export const deployBuckets = (stack: Stack): Map<string, Bucket> => {
  const buckets = new Map<string, Bucket>(stack.all('AWS::S3::Bucket').map(({ ref }) => [ref, new Map()]));
  for (const deployment of stack.all('Custom::CDKBucketDeployment')) {
    const name = textOf(deployment.properties, 'DestinationBucketName', deployment.logicalId);
    const bucket = buckets.get(name);
    if (!bucket)
      throw new LocalFailure(`${deployment.logicalId} fills a bucket that is not in the template: ${name}`);
    deploy(stack, deployment, bucket);
  }
  return buckets;
};

const deploy = (stack: Stack, { logicalId, properties }: LiveResource, bucket: Bucket): void => {
  if (!isTrue(properties.Extract, true))
    throw new LocalFailure(`${logicalId}: infra/local plays no Extract: false`);
  const prefix = String(properties.DestinationBucketKeyPrefix ?? '').replace(/^\/$/, '');
  const chosen = filter(asList(properties.Exclude), asList(properties.Include));
  const files = new Map<string, Buffer>();
  for (const [index, key] of asList(properties.SourceObjectKeys).entries()) {
    const directory = stack.assets.get(String(key))?.path;
    if (!directory || !statSync(directory).isDirectory()) {
      throw new LocalFailure(
        `${logicalId}: its source ${String(key)} is not a directory among the stack's assets`,
      );
    }
    const replace = markers(
      stack,
      asObject(asList(properties.SourceMarkers)[index]),
      asObject(asList(properties.SourceMarkersConfig)[index]),
    );
    for (const path of filesIn(directory)) {
      files.set(relative(directory, path).split(sep).join('/'), replace(readFileSync(path)));
    }
  }
  if (isTrue(properties.Prune, true)) prune(bucket, prefix, chosen, files);
  const metadata = systemMetadata(asObject(properties.SystemMetadata));
  const at = new Date();
  for (const [path, body] of files) {
    if (!chosen(path)) continue;
    putObject(bucket, join(prefix, path), body, { 'content-type': contentTypeOf(path), ...metadata }, at);
  }
};

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** `aws s3 sync --delete`: what the sources do not hold goes, unless a filter keeps it out of the matter. */
const prune = (
  bucket: Bucket,
  prefix: string,
  chosen: (path: string) => boolean,
  files: Map<string, Buffer>,
): void => {
  for (const key of bucket.keys()) {
    const path = key.slice(prefix ? prefix.length + 1 : 0);
    if (key.startsWith(prefix) && chosen(path) && !files.has(path)) bucket.delete(key);
  }
};

/** The filters of `aws s3 sync`: everything is in at first, and of the rules the last that fits decides. */
const filter = (exclude: readonly Json[], include: readonly Json[]) => {
  const rules = [
    ...exclude.map((pattern) => ({ pattern: String(pattern), in: false })),
    ...include.map((pattern) => ({ pattern: String(pattern), in: true })),
  ];
  return (path: string): boolean => rules.findLast(({ pattern }) => matches(pattern, path))?.in ?? true;
};

const systemMetadata = (raw: JsonObject): Record<string, string> =>
  Object.fromEntries(Object.entries(raw).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Puts the deployment's values where CDK left marks: `Source.jsonData` cannot know them when it synthesises. */
const markers = ({ onLoopback }: Stack, values: JsonObject, config: JsonObject) => {
  const encodings = asObject(config.markerEncodings);
  const fallback = isTrue(config.jsonEscape, false) ? 'UNQUOTED_JSON_VALUE' : 'LITERAL';
  const replacements = Object.entries(values).map(([mark, value]): [string, string] => [
    mark,
    encode(value, String(encodings[mark] ?? fallback)),
  ]);
  return (content: Buffer): Buffer => {
    if (replacements.length === 0) return content;
    // latin1 keeps every byte as it is, whatever the file holds.
    const text = replacements.reduce(
      (current, [mark, value]) => current.replaceAll(mark, () => Buffer.from(value).toString('latin1')),
      content.toString('latin1'),
    );
    return Buffer.from(onLoopback(text), 'latin1');
  };
};

const encode = (value: Json, encoding: string): string => {
  switch (encoding) {
    case 'LITERAL':
      return String(value);
    case 'JSON_VALUE':
      return JSON.stringify(value);
    case 'UNQUOTED_JSON_VALUE':
      return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value);
    default:
      throw new LocalFailure(`infra/local does not know the marker encoding ${encoding}`);
  }
};
