import { expect, it } from 'vitest';
import { isRefused, namedWrites, TransactionFailed } from './transaction.ts';

const put = (sk: string) => ({ Put: { Item: { pk: 'a', sk } } });
const failed = { Code: 'ConditionalCheckFailed' };

it('the writes of a transaction are those of its steps, in order, without what does not apply', () => {
  const writes = namedWrites([
    { account: put('1'), absent: undefined, counts: [put('2'), put('3')], none: [] },
    { own: put('4') },
  ]);
  expect(writes.map(({ name, write }) => [name, write.Put?.Item?.sk])).toEqual([
    ['account', '1'],
    ['counts', '2'],
    ['counts', '3'],
    ['own', '4'],
  ]);
});

it('two steps with one name are a mistake, also in different groups', () => {
  expect(() => namedWrites([{ account: put('1') }, { account: undefined }])).toThrow(/account/);
});

it('a failed transaction names its failed steps, each with the item of its first failure', () => {
  const steps = { account: put('1'), absent: undefined, counts: [put('2'), put('3'), put('4')] };
  const reasons = [
    { Code: 'None' },
    { Code: 'None' },
    { ...failed, Item: { pk: { S: 'a' }, n: { N: '3' } } },
    failed,
  ];
  const error: unknown = new TransactionFailed(namedWrites([steps]), reasons, undefined);
  if (!isRefused<typeof steps>(error)) throw new Error('no failed transaction');
  expect(error.failed).toEqual({ counts: { item: { pk: 'a', n: 3 } } });
  expect(error.failed.account).toBeUndefined();
  // @ts-expect-error A step that the transaction does not have.
  expect(error.failed.position).toBeUndefined();
});

it('another error is no failed transaction', () => {
  expect(isRefused(new Error('offline'))).toBe(false);
});
