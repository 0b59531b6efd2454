import type * as z from 'zod';
import type { ROUTES } from './routes.generated.ts';
import type { RouteId, RouteOf } from './routes.ts';

/** The ids of routes that lead the browser elsewhere or answer with documents: addresses to go to, nothing to be called. */
type OpenedId = {
  [Id in RouteId]: RouteOf<Id> extends { status: 302 } | { answers: string } ? Id : never;
}[RouteId];

/** The ids of those whose addresses the browser knows. */
export type LeadingId = Extract<OpenedId, keyof typeof ROUTES>;

/** The ids of routes that a program calls. */
export type CallableId = Exclude<RouteId, OpenedId>;

/** Query fields travel as text; one that is left out or undefined is not sent. */
type QueryOf<Q extends z.ZodObject> = {
  [K in keyof z.input<Q>]?: string | number | boolean | undefined;
};

/** `{ [Key]: Value }`, optional when nothing in it is required. */
type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** What a caller gives to a route, derived from its declaration. */
export type InputOf<Id extends RouteId, R = RouteOf<Id>> = (R extends { params: infer P extends z.ZodObject }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodObject } ? { query?: QueryOf<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodType } ? Part<'body', z.input<B>> : unknown);

/** The input as the last parameter of a function; it may be left out when nothing in it is required. */
export type InputArgs<Id extends RouteId> =
  Record<never, never> extends InputOf<Id> ? [input?: InputOf<Id>] : [input: InputOf<Id>];

/** What a route answers. */
export type AnswerOf<Id extends RouteId> =
  RouteOf<Id> extends { response: infer S extends z.ZodType } ? z.output<S> : never;

/** The ids of routes that answer page by page. */
export type PagedId = {
  [Id in RouteId]: AnswerOf<Id> extends { items: unknown[]; nextCursor: string | null } ? Id : never;
}[RouteId];
