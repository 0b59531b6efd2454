import type * as z from 'zod';
import type { Relation, Route } from '#shared/core/contract.ts';
import type { Account } from './account.ts';
import type { Handler } from './handlers.ts';

/** A request for a record: the route's params, the caller and the time. */
interface Asked<Params> {
  readonly params: Params;
  readonly account: Account;
  readonly now: Date;
}

/** How to load the records of a kind, and how to determine the relation of a caller to one of them. */
export interface RecordSource<Loaded, Params, Decided extends Relation> {
  /** The record, or undefined when there is none. */
  readonly load: (asked: Asked<Params>) => Promise<Loaded | undefined>;
  /** Whether the caller has the relation, for each that a route names. `serve` itself decides `admin`. */
  readonly relations: {
    readonly [R in Decided]: (record: Loaded, account: Account) => boolean | Promise<boolean>;
  };
  /** The message of the 404 where the catalogue's is too general. */
  readonly notFound?: string;
}

/** A source of any kind, as `serve` uses it after the types were checked. */
export type AnyRecordSource = RecordSource<unknown, unknown, never>;

export type Feature = Record<string, Route>;

/** The kinds of record that a feature's routes declare. */
export type KindOf<F extends Feature> = {
  [K in keyof F]: F[K] extends { record: { kind: infer Kind extends string } } ? Kind : never;
}[keyof F];

/** The names of the routes that ask for a plan. */
export type PlannedOf<F extends Feature> = {
  [K in keyof F]: F[K] extends { plan: readonly string[] } ? K : never;
}[keyof F];

/** The names of the routes that declare a record of this kind. */
type NamesAbout<F extends Feature, Kind> = {
  [K in keyof F]: F[K] extends { record: { kind: Kind } } ? K : never;
}[keyof F];

type ParamsOf<R> = R extends { params: infer P extends z.ZodObject } ? z.output<P> : never;
type RelationOf<R> = R extends { record: { relations: infer Named extends readonly Relation[] } }
  ? Exclude<Named[number], 'admin'>
  : never;

/** A handler for every route of a feature. Those of routes that declare a record may take one of any type. */
export type Handlers<F extends Feature> = {
  readonly [K in keyof F]: F[K] extends { record: object } ? Handler<F[K], never> : Handler<F[K]>;
};

/** The type of record that the handlers of these routes take: of each handler, whatever else its route takes. */
type TakenBy<H> = H extends (call: infer C) => unknown ? (C extends { record: infer R } ? R : never) : never;

/** A source for every kind of record that a feature's routes declare, of the type that their handlers take. */
export type Sources<F extends Feature, H extends Handlers<F>> = {
  readonly [Kind in KindOf<F>]: RecordSource<
    TakenBy<H[NamesAbout<F, Kind>]>,
    ParamsOf<F[NamesAbout<F, Kind>]>,
    RelationOf<F[NamesAbout<F, Kind>]>
  >;
};
