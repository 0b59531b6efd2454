import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Route } from '#shared/contract.ts';
import type { AnyHandler, Call, Handlers } from './handlers.ts';
import { answerErrors } from './middleware/answer-errors.ts';
import { authorise, authoriseInput } from './middleware/authorise.ts';
import { findRoute, type Unmatched } from './middleware/find-route.ts';
import { guardOrigin } from './middleware/guard-origin.ts';
import { logRequest } from './middleware/log-request.ts';
import { parseBody } from './middleware/parse-body.ts';
import type { ApiContext, ApiEvent, ApiMiddleware, ApiResult, Internal } from './middleware/request.ts';
import { validateInput, validateResponse } from './middleware/validate.ts';
import { observed } from './observed.ts';
import { jsonResult, redirectResult } from './result.ts';
import { accountOf, cookieIn } from './session.ts';

/** Calls the route's handler with what the middlewares found, and turns its result into the answer. */
const callHandler = async ({ cookies: given }: ApiEvent, internal: Internal): Promise<ApiResult> => {
  const { route, input, account, sessionToken, sender, now, requestId } = internal;
  const cookies: string[] = [];
  const call = {
    ...input,
    account,
    viewer: () => accountOf(sessionToken, now),
    sessionToken,
    cookie: (name: string) => cookieIn(given, name),
    sender,
    now,
    requestId,
    setCookie: (cookie: string) => cookies.push(cookie),
  } as Call<Route>;
  const body = validateResponse(route, await internal.handle(call));
  const { status = 200 } = route;
  const result = status === 302 ? redirectResult(body) : jsonResult(status, body);
  return { ...result, ...(cookies.length > 0 && { cookies }) };
};

/** What a feature's function consists of. */
export interface Parts<F extends Record<string, Route>> {
  /** One for every route: a missing one does not compile. */
  readonly handlers: Handlers<F>;
  /** The error for a request that no route matches. Only `system` gets such requests. */
  readonly unmatched?: Unmatched;
}

/** The middlewares of every request, from the outside in. */
const chain = <F extends Record<string, Route>>(
  feature: F,
  { handlers, unmatched }: Parts<F>,
): ApiMiddleware[] => [
  logRequest(),
  answerErrors(),
  guardOrigin(),
  findRoute(feature, handlers as Record<string, AnyHandler>, unmatched),
  authorise(),
  parseBody(),
  validateInput(),
  authoriseInput(),
];

/**
 * The Lambda of a feature: finds the route, authorises the caller, validates input and response, and answers errors
 * with `{ code, message, fields? }`. It gets the feature itself, so that its bundle has no other feature's schemas.
 */
export const serve = <const F extends Record<string, Route>>(feature: F, parts: Parts<F>) => {
  const pipeline = middy<ApiEvent, ApiResult, Error, ApiContext, Internal>();
  for (const middleware of chain(feature, parts)) pipeline.use(middleware);
  const run = pipeline.handler((event: ApiEvent, { internal }: ApiContext) => callHandler(event, internal));
  return observed(
    (event: ApiEvent, context: Context): Promise<ApiResult> => run(event, context as ApiContext),
  );
};
