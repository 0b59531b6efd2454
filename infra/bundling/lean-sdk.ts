import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OnLoadResult, Plugin } from 'esbuild';

/*
 * What packages bring along that no function of ours uses, and that tree-shaking cannot see. Every rule says why nothing
 * needs the code; limits on the bundles (bundleLimit) fail when a rule no longer applies after an update.
 */

/**
 * Where the AWS SDK looks for credentials besides the environment: on a developer's machine, in a container, on EC2. It
 * imports each only when it gets there, and a Lambda function has its credentials in the environment.
 */
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/** Modules that the SDK imports on demand, and that stay out of the bundles. */
export const NEVER_LOADED = [
  ...OTHER_CREDENTIALS,
  // For operations whose body is a stream of events, such as transcription.
  '@smithy/core/event-streams',
  // The name of the browser in which the SDK runs.
  'bowser',
];

const FUNCTIONS = join(import.meta.dirname, '..', '..', 'functions');

/** The source text of all functions: an SDK error that it does not name is never distinguished from others. */
const sourceOfFunctions = (): string =>
  readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(FUNCTIONS, file), 'utf8'))
    .join('\n');

/** A module with the same exports, none of which can be used. */
const unusable = async (path: string, why: string): Promise<OnLoadResult> => {
  const source = await readFile(path, 'utf8');
  const names = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const lines = names.map((name) => `export const ${name} = () => unusable;`);
  return {
    contents: [`const unusable = () => { throw new Error(${JSON.stringify(why)}); };`, ...lines].join('\n'),
  };
};

/**
 * A resolver of a client's endpoint in the commercial regions, made of the client's own rules: the host of the region, or
 * the endpoint that a setting names, as it does on a developer's machine.
 */
const endpointResolver = (rules: string): string => {
  const hosts = [...rules.matchAll(/"https:\/\/([a-z-]+)\.\{Region\}\.\{PartitionResult#dnsSuffix\}"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('-fips') && !name.startsWith('search-'));
  if (hosts.length !== 1) throw new Error(`The rules of an AWS client name the hosts ${hosts.join(', ')}.`);
  return `export const defaultEndpointResolver = ({ Region, Endpoint }) => ({
    url: new URL(Endpoint ?? \`https://${hosts[0]}.\${Region}.amazonaws.com\`), properties: {}, headers: {},
  });`;
};

/** Leaves unused parts of zod and the AWS SDK out of a bundle: some 60 KiB of every function, 140 KiB of `google`. */
export const leanSdk = (): Plugin => ({
  name: 'lean-sdk',
  setup: ({ onLoad, onStart }) => {
    let used = '';
    onStart(() => {
      used = sourceOfFunctions();
    });

    // JSON Schema is made of the contract when it is generated, not in a function.
    onLoad({ filter: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ }, ({ path }) =>
      unusable(path, 'A function has no JSON Schema.'),
    );

    // Every client registers the classes of all errors of its service. Without its class, an error is a general
    // exception of the service, with the same name and message.
    onLoad({ filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /^\w+\.registerError\(\w+\$, (\w+)\);$/gm,
        (line, name: string) =>
          new RegExp(`\\b${name}\\b`).test(used) || name.endsWith('ServiceException') ? line : '',
      ),
    }));

    // Every client brings rules for the hosts of other partitions, of FIPS, of dual stack and of single accounts.
    onLoad(
      { filter: /@aws-sdk\/client-[\w-]+\/dist-es\/endpoint\/endpointResolver\.js$/ },
      async ({ path }) => ({
        contents: endpointResolver(await readFile(join(dirname(path), 'bdd.js'), 'utf8')),
      }),
    );

    onLoad({ filter: /@aws-sdk\/core\/.*\/aws\/partitions\.js$/ }, () => ({
      contents: 'export const partitionsInfo = { partitions: [] };',
    }));

    // For a Node without its own cryptography, and for a retry mode that a setting of ours would have to choose.
    onLoad(
      {
        filter:
          /@smithy\/core\/.*\/(Sha256Js|DefaultRateLimiter|AdaptiveRetryStrategy|service-customizations\/s3|getInstanceMetadataRegion)\.js$/,
      },
      ({ path }) => unusable(path, 'Not in the bundle.'),
    );

    // For endpoint discovery, which DynamoDB does only when an environment variable asks for it.
    onLoad({ filter: /@aws-sdk\/endpoint-cache\/dist-es\/EndpointCache\.js$/ }, () => ({
      contents: 'export class EndpointCache {}',
    }));

    // The OpenAPI document grows with every route, and is a tenth of its size compressed. It is unpacked when asked for.
    onLoad({ filter: /shared\/openapi\.json$/ }, async ({ path }) => {
      const packed = gzipSync(JSON.stringify(JSON.parse(await readFile(path, 'utf8')))).toString('base64');
      const unpack = `JSON.parse(gunzipSync(Buffer.from('${packed}', 'base64')))`;
      return { contents: `import { gunzipSync } from 'node:zlib'; export default ${unpack};`, loader: 'js' };
    });

    // For the names of errors' statuses, which our answers do not have. A static import of node:http takes a fifth of the
    // time of loading a function; the SDK does without.
    onLoad({ filter: /@middy\/util\/index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        'import { STATUS_CODES } from "node:http";',
        'const STATUS_CODES = {};',
      ),
    }));

    // The clients read their version, and bring the list of their dependencies.
    onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
});
