import { describe, expect, it, test } from 'vitest';
import { keyOf } from '#functions/core/keys.ts';
import { decisionOn, type Policy, TABLE, tableRoles, usesTable } from '../testing/table-policies.ts';
import { resourcesOf, templateOf } from '../testing/template.ts';

/*
 * What every role of the template may do to the records of the audit log, evaluated as the local stack evaluates
 * policies, for each request that would add, overwrite or delete one.
 */

const template = templateOf('prod');
const roles = tableRoles(template);
/** Whether the functions of a role make privileged changes, which they record. */
const records = (role: string) =>
  /admin|invitations|reports|moderation|mentorsRole|ApireviewsRole|ApieventsRole|ApiassessmentsRole|ApiauthoringRole|ApicredentialsRole|ApilibraryRole|ApichallengesRole|ApijudgingRole|trustedissuers|planrequests|platformsettings/.test(
    role,
  );

type Body = Readonly<Record<string, unknown>>;

const typed = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });
const account = typed(keyOf('account', { userId: 'a' }));
const RECORDS = {
  entry: typed(keyOf('audit-entry', { number: '000000000001' })),
  'latest entry': typed(keyOf('audit-head', {})),
};

const TableName = TABLE;
const changes = (Key: typeof account): [operation: string, body: Body][] => [
  ['UpdateItem', { TableName, Key }],
  ['DeleteItem', { TableName, Key }],
  ['BatchWriteItem', { RequestItems: { [TABLE]: [{ PutRequest: { Item: Key } }] } }],
  [
    'BatchWriteItem',
    { RequestItems: { [TABLE]: [{ DeleteRequest: { Key: account } }, { DeleteRequest: { Key } }] } },
  ],
  ['TransactWriteItems', { TransactItems: [{ Update: { TableName, Key } }] }],
  ['TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key } }] }],
];
const puts = (Item: typeof account): [operation: string, body: Body][] => [
  ['PutItem', { TableName, Item }],
  ['TransactWriteItems', { TransactItems: [{ Put: { TableName, Item } }] }],
];

test('every function that may use the table is covered, and no policy outside of a role is about the table', () => {
  expect(roles.length).toBeGreaterThanOrEqual(12);
  expect(roles.filter(([id]) => records(id))).toHaveLength(16);
  for (const type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'])
    for (const { resource } of resourcesOf(template, type))
      expect(usesTable((resource.Properties as unknown as Policy).PolicyDocument.Statement)).toBe(false);
});

describe.each(roles)('%s', (id, statements) => {
  it.each(Object.entries(RECORDS))('cannot change or delete the %s', (_, key) => {
    for (const [operation, body] of changes(key))
      expect([operation, decisionOn(statements, operation, body)]).toEqual([operation, 'explicit-deny']);
  });

  it(records(id) ? 'may add an entry' : 'cannot add an entry, nor replace one', () => {
    for (const key of Object.values(RECORDS))
      for (const [operation, body] of puts(key))
        expect(decisionOn(statements, operation, body)).toBe(records(id) ? 'allow' : 'explicit-deny');
  });
});
