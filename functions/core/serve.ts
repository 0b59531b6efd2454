import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Route } from '#shared/core/contract.ts';
import type { Protocol } from './aws-json.ts';
import { cacheHeaders, personalParts } from './cacheable.ts';
import type { AnyHandler, Call } from './handlers.ts';
import { answerErrors } from './middleware/answer-errors.ts';
import { authorise, authoriseInput, trackActivity } from './middleware/authorise.ts';
import { checkOpen } from './middleware/check-open.ts';
import { checkPlan, type RequirePlan } from './middleware/check-plan.ts';
import { type Address, findRoute } from './middleware/find-route.ts';
import { guardOrigin } from './middleware/guard-origin.ts';
import { loadRecord } from './middleware/load-record.ts';
import { logRequest } from './middleware/log-request.ts';
import { parseBody } from './middleware/parse-body.ts';
import type { ApiContext, ApiEvent, ApiMiddleware, ApiResult, Internal } from './middleware/request.ts';
import { validateInput, validateResponse } from './middleware/validate.ts';
import { observed } from './observation.ts';
import type { AnyRecordSource, Feature, Handlers, KindOf, PlannedOf, Sources } from './records.ts';
import { jsonResult, redirectResult } from './result.ts';

/** Calls the route's handler with what the middlewares found, and turns its result into the answer. */
const callHandler = async (event: ApiEvent, internal: Internal): Promise<ApiResult> => {
  const { route, input, account, record, now, requestId } = internal;
  const personal = personalParts(event, internal);
  const { cookies } = personal;
  const headers: Record<string, string> = {};
  let { status = 200 } = internal.route;
  const call = {
    ...input,
    ...personal.parts,
    account,
    record,
    now,
    requestId,
    setting: internal.setting,
    setStatus: (given: 200) => {
      status = given;
    },
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
  } as Call<Route, unknown>;
  const body = validateResponse(route, await internal.handle(call));
  const result = status === 302 ? redirectResult(body) : jsonResult(status, body);
  Object.assign(headers, cacheHeaders(route, personal.wasUsed()));
  return {
    ...result,
    headers: { ...result.headers, ...headers },
    ...(route.answers === 'png' && { isBase64Encoded: true }),
    ...(cookies.length > 0 && { cookies }),
  };
};

/** What a feature's function consists of. */
type Parts<F extends Feature, H extends Handlers<F>> = {
  /** One for every route: a missing one does not compile. */
  readonly handlers: H;
  /** The routes of the whole API, for the function to which requests lead that no resource has. */
  readonly known?: readonly Address[];
  /** For routes that declare a `protocol`. */
  readonly protocol?: Protocol;
} & ([KindOf<F>] extends [never]
  ? { readonly records?: undefined }
  : {
      /** One source for every kind of record: a missing one does not compile. */
      readonly records: Sources<F, H>;
    }) &
  ([PlannedOf<F>] extends [never]
    ? { readonly plan?: undefined }
    : {
        /** Refuses a caller whose company's plan does not open something. */
        readonly plan: RequirePlan;
      });

/** The parts without their types, as the middlewares use them. */
interface AnyParts {
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly records?: Readonly<Record<string, AnyRecordSource>> | undefined;
  readonly plan?: RequirePlan | undefined;
  readonly known?: readonly Address[];
  readonly protocol?: Protocol;
}

/** The middlewares of every request, from the outside in. */
const chain = (
  feature: Feature,
  { handlers, records = {}, plan, known, protocol }: AnyParts,
): ApiMiddleware[] => [
  logRequest(),
  answerErrors(protocol),
  guardOrigin(),
  findRoute(feature, handlers, known),
  checkOpen(),
  authorise(),
  trackActivity(),
  loadRecord(records),
  checkPlan(plan),
  parseBody(protocol),
  validateInput(),
  authoriseInput(),
];

/**
 * The Lambda of a feature: finds the route, authorises the caller, loads the record, validates input and response, and
 * answers errors with `{ code, message, fields? }`. It gets the feature itself, so that its bundle has no other feature's schemas.
 */
export const serve = <const F extends Feature, H extends Handlers<F>>(feature: F, parts: Parts<F, H>) => {
  const pipeline = middy<ApiEvent, ApiResult, Error, ApiContext, Internal>();
  for (const middleware of chain(feature, parts as unknown as AnyParts)) pipeline.use(middleware);
  const run = pipeline.handler((event: ApiEvent, { internal }: ApiContext) => callHandler(event, internal));
  return observed(
    (event: ApiEvent, context: Context): Promise<ApiResult> => run(event, context as ApiContext),
  );
};
