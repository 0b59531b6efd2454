import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Route } from '#shared/core/contract.ts';
import { RECORDS } from '#shared/records.ts';
import { dynamodb, type FunctionGrant, LEADING_KEYS, MEANINGS } from './grant-meanings.ts';
import type { Granted } from './grant-types.ts';
import type { TableFunction } from './record-access/use.ts';

/** The grants of a feature's function: those of its routes, and for routes with a session what every session needs. */
export const grantsOf = (routes: readonly Route[]): ReadonlySet<FunctionGrant> =>
  new Set(
    routes.flatMap(({ access, grants }): readonly FunctionGrant[] =>
      access === 'public' ? grants : ['table:read', 'table:record-activity', ...grants],
    ),
  );

/** The partitions of the audit log: its entries, and the record of the latest one. */
const AUDIT_PARTITIONS = [RECORDS['audit-entry'].pk, RECORDS['audit-head'].pk];

/**
 * Denies every function that may use the table to change or delete a record of the audit log, and those without
 * `audit:append` to add one. A put replaces a record too, if it has no condition: that is found by the chain.
 */
const protectAuditLog = (grants: ReadonlySet<FunctionGrant>, { data }: Granted): PolicyStatement[] => {
  if (![...grants].some((grant) => grant.startsWith('table:'))) return [];
  const changing = dynamodb('UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLUpdate', 'PartiQLDelete');
  return [
    new PolicyStatement({
      effect: Effect.DENY,
      actions: grants.has('audit:append') ? changing : [...changing, ...dynamodb('PutItem', 'PartiQLInsert')],
      resources: [data.table.tableArn],
      conditions: { 'ForAnyValue:StringEquals': { [LEADING_KEYS]: AUDIT_PARTITIONS } },
    }),
  ];
};

/**
 * IAM statements that allow a function exactly its grants, in the partitions of the kinds of record that it uses
 * (record-access.ts), and protect the audit log.
 */
export const statementsFor = (
  name: TableFunction,
  grants: Iterable<FunctionGrant>,
  granted: Granted,
): PolicyStatement[] => {
  const words = new Set(grants);
  const allowing = [...words]
    .flatMap((grant) => MEANINGS[grant].allows(granted, name))
    .map(
      ([actions, resources, conditions]) =>
        new PolicyStatement({
          actions: [...actions],
          resources: [...resources],
          ...(conditions && { conditions }),
        }),
    );
  return [...allowing, ...protectAuditLog(words, granted)];
};

/** The environment variables that code with these grants reads. */
export const environmentFor = (grants: Iterable<FunctionGrant>, granted: Granted): Record<string, string> =>
  Object.assign({}, ...[...grants].map((grant) => MEANINGS[grant].environment(granted)));
