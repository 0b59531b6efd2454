import * as z from 'zod';
import { RouteRefused } from '#functions/core/advisor/tool.ts';
import { awsEndpoint } from '#functions/core/aws-endpoint.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { ownSigner } from '#functions/core/s3/bucket.ts';
import { signedHeaders } from '#functions/core/signed-request.ts';
import { LATER_ROUTES } from '#shared/later-routes.generated.ts';
import type { CallableId } from '#shared/route-types.ts';
import { ROUTES } from '#shared/routes.generated.ts';
import { type Caller, eventOf, type RouteInput } from './event.ts';

const ADDRESSES: Readonly<Record<string, readonly [method: string, path: string]>> = {
  ...ROUTES,
  ...LATER_ROUTES,
};

/** The id of a route that can be called, as it is stored. */
export const callableSchema = z.custom<CallableId>((id) => typeof id === 'string' && id in ADDRESSES);

/** A route gave no answer: in time, at all, or because of a failure of its own. */
export class NoAnswer extends AppError {
  /** Whether it may have done its work all the same. */
  readonly mayHaveRun: boolean;

  constructor(mayHaveRun: boolean, cause: unknown) {
    super('unavailable', { cause });
    this.mayHaveRun = mayHaveRun;
  }
}

/** The method of a route, which says whether it reads or changes. */
export const methodOf = (id: CallableId): string => addressOf(id)[0];

const addressOf = (id: CallableId) => {
  const address = ADDRESSES[id];
  if (!address) throw new Error(`There is no route ${id}.`);
  return address;
};

/** Lambda's Invoke, answered with what the function returned. */
const invoke = async (feature: string, event: object, at: Date, signal: AbortSignal): Promise<unknown> => {
  const functionArn = encodeURIComponent(env('FEATURES_ARN') + feature);
  const url = `${awsEndpoint('lambda')}/2015-03-31/functions/${functionArn}/invocations`;
  const body = JSON.stringify(event);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...signedHeaders(ownSigner(at), 'lambda', { method: 'POST', url, body }),
      'content-type': 'application/json',
    },
    body,
    signal,
  }).catch((error: unknown) => {
    throw new NoAnswer(true, error);
  });
  const text = await response.text().catch((error: unknown) => {
    throw new NoAnswer(true, error);
  });
  // What Lambda itself refuses, as for too many at once, has not begun; a fault of its own may come after the work.
  if (!response.ok) throw new NoAnswer(response.status >= 500, `Lambda answered ${response.status}.`);
  const failure = response.headers.get('x-amz-function-error');
  if (failure !== null) throw new NoAnswer(true, `The function of ${feature} failed: ${failure}.`);
  return JSON.parse(text);
};

const resultSchema = z.object({ statusCode: z.number(), body: z.string().default('{}') });
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/**
 * Calls a route of the contract as the user whose request this is, and returns its answer as JSON: the same guards apply as to a
 * request of theirs (decision 0285). Throws `RouteRefused` with what they would have been refused with, and `NoAnswer` when
 * the route did not answer before `signal`.
 */
export const callRoute = async (
  caller: Caller,
  id: CallableId,
  input: RouteInput,
  signal: AbortSignal,
): Promise<string> => {
  const [feature = ''] = id.split('.');
  const event = eventOf(caller, addressOf(id), input);
  const { statusCode, body } = resultSchema.parse(await invoke(feature, event, caller.now, signal));
  if (statusCode < 300) return body;
  const refusal = refusalSchema.parse(JSON.parse(body));
  if (statusCode >= 500) throw new NoAnswer(true, `${id} answered ${statusCode} ${refusal.code}.`);
  throw new RouteRefused(statusCode, refusal.code, refusal.message);
};
