import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/core/contract.ts';
import type { Account } from '../account.ts';
import type { AnyHandler } from '../handlers.ts';
import type { SettingReader } from '../settings.ts';

/** What the middlewares of a request pass on to each other. */
export interface Internal extends Record<string, unknown> {
  now: Date;
  requestId: string;
  route: Route;
  handle: AnyHandler;
  account: Account | undefined;
  /** The record that the route is about, if it declares one. */
  record: unknown;
  sessionToken: string | undefined;
  /** The recording of the user's activity, once it has begun. */
  activity?: Promise<void>;
  sender: () => string;
  setting: SettingReader;
  body: unknown;
  input: { params: unknown; query: unknown; body: unknown; headers: unknown };
}

export type ApiEvent = APIGatewayProxyEventV2;
export type ApiResult = APIGatewayProxyStructuredResultV2;
/** Lambda's context, with what the middlewares found: middy gives its handler no other way to see it. */
export type ApiContext = Context & { internal: Internal };
export type ApiRequest = Request<ApiEvent, ApiResult, Error, ApiContext, Internal>;
export type ApiMiddleware = MiddlewareObj<ApiEvent, ApiResult, Error, ApiContext, Internal>;
