import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Route } from '#shared/contract.ts';
import type { FeatureName, Routes } from '#shared/routes.ts';
import type { AnyHandler, Call, Handlers } from './handlers.ts';
import { accountFor } from './middleware/account-for.ts';
import { answerErrors } from './middleware/answer-errors.ts';
import { authorise, authoriseInput } from './middleware/authorise.ts';
import { findRoute } from './middleware/find-route.ts';
import { guardOrigin } from './middleware/guard-origin.ts';
import { parseBody } from './middleware/parse-body.ts';
import type { ApiContext, ApiEvent, ApiMiddleware, ApiResult, Internal } from './middleware/request.ts';
import { fitAnswer, validateInput } from './middleware/validate.ts';
import { observed } from './observed.ts';
import { jsonResult, redirectResult } from './result.ts';
import { accountOf, cookieIn } from './session.ts';

/** Calls the route's handler with what the middlewares found, and makes the answer of what it returns. */
const answer = async ({ cookies: given }: ApiEvent, internal: Internal): Promise<ApiResult> => {
  const { id, route, input, account, sessionToken, sender, now, requestId } = internal;
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
  const body = fitAnswer(route.response, id, await internal.answer(call));
  const { status = 200 } = route;
  const result = status === 302 ? redirectResult(body) : jsonResult(status, body);
  return { ...result, ...(cookies.length > 0 && { cookies }) };
};

/** The middlewares of every request, from the outside in. */
const chain = (feature: FeatureName, handlers: Record<string, AnyHandler>): ApiMiddleware[] => [
  accountFor(),
  answerErrors(),
  guardOrigin(),
  findRoute(feature, handlers),
  authorise(),
  parseBody(),
  validateInput(),
  authoriseInput(),
];

/**
 * The Lambda of a feature: finds the route, lets in whom the contract allows, validates input and answer, and
 * speaks `{ code, message, fields? }` when something is wrong.
 */
export const serve = <F extends FeatureName>(feature: F, handlers: Handlers<Routes[F]>) => {
  const pipeline = middy<ApiEvent, ApiResult, Error, ApiContext, Internal>();
  for (const middleware of chain(feature, handlers as Record<string, AnyHandler>)) pipeline.use(middleware);
  const run = pipeline.handler((event: ApiEvent, { internal }: ApiContext) => answer(event, internal));
  return observed(
    (event: ApiEvent, context: Context): Promise<ApiResult> => run(event, context as ApiContext),
  );
};
