import { expect, it } from 'vitest';
import { withKeysOnly } from './record-keys.ts';

it('leaves the keys and lists of every kind, and the rest of the file as it is', () => {
  const source = `export const INDEXES = { gsi1: { owner: 'x' } } as const;
export const RECORDS = {
  account: { pk: 'user#{userId}', sk: 'account', owner: 'user', lists: { all: { pk: 'a', owner: 'b' } }, retention: days(1) },
  seed: { pk: 'seed', sk: 'seed', personal: { inCopy: true }, owner: 'system' },
} as const satisfies Readonly<Record<string, RecordKind>>;`;
  expect(withKeysOnly('records.ts', source).replace(/ +/g, ' ')).toBe(
    `export const INDEXES = { gsi1: { owner: 'x' } } as const;
export const RECORDS = {
 account: { pk: 'user#{userId}', sk: 'account', lists: { all: { pk: 'a', owner: 'b' } }, },
 seed: { pk: 'seed', sk: 'seed', },
} as const satisfies Readonly<Record<string, RecordKind>>;`,
  );
});
