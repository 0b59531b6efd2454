import type { Relation } from '#shared/core/contract.ts';
import type { Account } from '../account.ts';
import { AppError } from '../errors.ts';
import type { AnyRecordSource } from '../records.ts';
import { checkConfirmed, isApprovedAdmin } from './authorise.ts';
import type { ApiMiddleware } from './request.ts';
import { parseInput } from './validate.ts';

type Check = (record: unknown, account: Account) => boolean | Promise<boolean>;

/** Whether the caller has one of the relations to the record. */
const isRelated = async (
  relations: readonly Relation[],
  checks: Readonly<Partial<Record<Relation, Check>>>,
  record: unknown,
  account: Account,
): Promise<boolean> => {
  for (const relation of relations)
    if (relation === 'admin' ? isApprovedAdmin(account) : await checks[relation]?.(record, account))
      return true;
  return false;
};

/**
 * Loads the record that the route is about. Answers the same 404 when it does not exist and when the caller has none of
 * the relations, before the rest of the input is read: a caller cannot learn whether another user's record exists.
 */
export const loadRecord = (sources: Readonly<Record<string, AnyRecordSource>>): ApiMiddleware => ({
  name: 'load-record',
  before: async ({ event, internal }) => {
    const { route, account, now } = internal;
    if (!route.record) return;
    if (!account) throw new AppError('unauthenticated');
    checkConfirmed(route, account);
    const { kind, relations } = route.record;
    const source = sources[kind];
    if (!source) throw new Error(`${route.id} has no source for ${kind}.`);
    const params = parseInput(route.params, event.pathParameters ?? {});
    const record = await source.load({ params, account, now });
    if (record === undefined || !(await isRelated(relations, source.relations, record, account)))
      throw new AppError('not_found', source.notFound === undefined ? {} : { message: source.notFound });
    internal.record = record;
  },
});
