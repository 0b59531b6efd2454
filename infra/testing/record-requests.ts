import { type Kind, RECORDS } from '#shared/records.ts';
import { TABLE } from './table-policies.ts';

const filled = (template: string) => template.replaceAll(/\{\w+\}/g, 'x');

/** The requests for a record of a kind, by what they do to it. */
export const requests = (kind: Kind) => {
  const { pk, sk } = RECORDS[kind];
  const Key = { pk: { S: filled(pk) }, sk: { S: filled(sk) } };
  const values = { ExpressionAttributeValues: { ':pk': Key.pk } };
  return {
    get: ['GetItem', { TableName: TABLE, Key }],
    query: ['Query', { TableName: TABLE, KeyConditionExpression: 'pk = :pk', ...values }],
    batchGet: ['BatchGetItem', { RequestItems: { [TABLE]: { Keys: [Key] } } }],
    put: ['PutItem', { TableName: TABLE, Item: Key }],
    update: ['UpdateItem', { TableName: TABLE, Key }],
    delete: ['DeleteItem', { TableName: TABLE, Key }],
  } as const;
};

/** Read in every way, or changed in every way, by these functions. */
export const readBy = (...functions: string[]) => ({ get: functions, query: functions, batchGet: functions });
export const writtenBy = (...functions: string[]) => ({
  put: functions,
  update: functions,
  delete: functions,
});
