import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RECORDS } from '#shared/records.ts';
import { withKeysOnly } from './record-keys.ts';

it('leaves the keys and lists of every kind, and the rest of the file as it is', () => {
  const source = `export const OTHER = { gsi1: { owner: 'x' } } as const;
export const USERS_RECORDS = {
  account: { pk: 'user#{userId}', sk: 'account', owner: 'user', lists: { all: { pk: 'a', owner: 'b' } }, retention: days(1) },
  seed: { pk: 'seed', sk: 'seed', personal: { inCopy: true }, owner: 'system' },
} as const satisfies RecordKinds;`;
  expect(withKeysOnly('users.ts', source).replace(/ +/g, ' ')).toBe(
    `export const OTHER = { gsi1: { owner: 'x' } } as const;
export const USERS_RECORDS = {
 account: { pk: 'user#{userId}', sk: 'account', lists: { all: { pk: 'a', owner: 'b' } }, },
 seed: { pk: 'seed', sk: 'seed', },
} as const satisfies RecordKinds;`,
  );
});

it('joins what the features declare, each kind once', async () => {
  const folder = join(import.meta.dirname, '../../shared/records');
  const files = globSync('*.ts', { cwd: folder });
  const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
  const declared = modules
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([name, kinds]) => (name.endsWith('_RECORDS') ? Object.keys(kinds) : []));
  expect(declared.sort()).toEqual(Object.keys(RECORDS).sort());
});
