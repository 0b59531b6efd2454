import { env } from './env.ts';

/** The services that functions call without an SDK, with the variables that name their endpoint, as in the SDKs. */
const VARIABLES = {
  lambda: 'AWS_ENDPOINT_URL_LAMBDA',
  'bedrock-runtime': 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
} as const;

/** Where a service of AWS answers, without a slash at the end: in this region, or where the environment says. */
export const awsEndpoint = (service: keyof typeof VARIABLES): string =>
  process.env[VARIABLES[service]] ??
  process.env.AWS_ENDPOINT_URL ??
  `https://${service}.${env('AWS_REGION')}.amazonaws.com`;
