import { describe, expect, test } from 'vitest';
import { Conflicts, TransactionCanceled } from './conflicts.ts';

const conflicts = () => new Conflicts(new Map([['T', ['pk', 'sk']]]));
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
const put = (pk: string) => ({ TableName: 'T', Item: { ...key(pk), other: { N: '1' } } });
const update = (pk: string) => ({ TableName: 'T', Key: key(pk) });
const transaction = (...elements: object[]) => ({ TransactItems: elements });

describe('while a transaction is under way', () => {
  test('another one on the same item is cancelled, with a reason for each element', () => {
    const open = conflicts();
    const leave = open.enter(
      'TransactWriteItems',
      transaction({ Put: put('a') }, { ConditionCheck: update('b') }),
    );
    const second = () =>
      open.enter('TransactWriteItems', transaction({ Update: update('c') }, { Delete: update('b') }));
    try {
      second();
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(TransactionCanceled);
      expect(JSON.parse((error as TransactionCanceled).answer().body)).toMatchObject({
        __type: expect.stringContaining('TransactionCanceledException'),
        CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
      });
    }
    leave();
    expect(second).not.toThrow();
  });

  test('a single write of the item is refused, of another not', () => {
    const open = conflicts();
    const leave = open.enter('TransactWriteItems', transaction({ Put: put('a') }));
    for (const [operation, body] of [
      ['PutItem', put('a')],
      ['UpdateItem', update('a')],
      ['DeleteItem', update('a')],
    ] as const) {
      expect(() => open.enter(operation, body)).toThrow('Transaction is ongoing for the item');
    }
    expect(() => open.enter('PutItem', put('b'))).not.toThrow();
    leave();
    expect(() => open.enter('PutItem', put('a'))).not.toThrow();
  });

  test('the same key in another table is another item', () => {
    const open = conflicts();
    open.enter('TransactWriteItems', transaction({ Put: put('a') }));
    expect(() => open.enter('PutItem', { ...put('a'), TableName: 'U' })).not.toThrow();
  });
});

test('a transactional read is cancelled by a write under way, a plain read never', () => {
  const open = conflicts();
  open.enter('PutItem', put('a'));
  expect(() => open.enter('TransactGetItems', transaction({ Get: update('a') }))).toThrow(
    TransactionCanceled,
  );
  expect(() => open.enter('GetItem', update('a'))).not.toThrow();
});

test('plain writes of one item do not conflict with each other', () => {
  const open = conflicts();
  const leave = open.enter('PutItem', put('a'));
  expect(() => open.enter('UpdateItem', update('a'))).not.toThrow();
  leave();
});
