import { expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getTrustedIssuers, replaceTrustedIssuers } from '#functions/parts/trusted-issuers/repository.ts';
import { member } from '#functions/testing/members.ts';
import { trust } from '#functions/testing/trusted-issuers.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';

const academy = { name: 'Harbour Academy', address: 'https://badges.harbour.example/issuer' };
const college = { name: 'College of Leith', address: 'did:web:college.example' };

it('admins replace the whole list of the version that they read, and the audit log names what changed', async () => {
  const { browser } = await member({ role: 'admin', firstName: 'Alma' });
  await trust(academy);
  const { version } = (await browser.call('trusted-issuers.get')).body;
  const body = { issuers: [{ ...academy, name: 'Academy' }, college], version };
  const answers = await Promise.all([
    browser.call('trusted-issuers.set', { body }),
    browser.call('trusted-issuers.set', { body }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const list = (await browser.call('trusted-issuers.get')).body;
  expect(list).toMatchObject({ issuers: body.issuers, version: version + 1 });
  const [entry] = (await browser.call('admin.audit', { query: { limit: 1 } })).body.items;
  expect(entry).toMatchObject({
    action: 'set_trusted_issuers',
    before: { [academy.address]: academy.name },
    after: { [academy.address]: 'Academy', [college.address]: college.name },
  });
});

it('a list that was replaced meanwhile is not replaced by its reader', async () => {
  await trust(academy);
  const { version } = await getTrustedIssuers();
  const replace = (issuers: TrustedIssuer[]) =>
    transact({
      list: replaceTrustedIssuers({ issuers, version: version + 1, changedAt: '2026-06-15T12:00:00.000Z' }),
    });
  await replace([college]);
  await expect(replace([])).rejects.toBeInstanceOf(TransactionFailed);
  expect((await getTrustedIssuers()).issuers).toEqual([college]);
});

it('takes no address that leads elsewhere than to a named host, and none twice', async () => {
  const { browser } = await member({ role: 'admin' });
  const { version } = (await browser.call('trusted-issuers.get')).body;
  const set = async (...addresses: string[]) => {
    const issuers = addresses.map((address) => ({ name: 'Someone', address }));
    return (await browser.call('trusted-issuers.set', { body: { issuers, version } })).error.code;
  };
  for (const address of [
    ...[
      'http://a.example',
      'https://127.0.0.1',
      'https://[::1]',
      'https://localhost',
      'https://a.example:8443',
    ],
    ...[
      'https://u:p@a.example',
      'https://a.example/?q',
      'https://a.example/#k',
      'https://0x7f.1',
      'did:web:a%3A1',
    ],
    ...[
      'did:web:localhost',
      'did:web:a.example:..:b',
      'did:key:zABC',
      'did:ion:abc',
      'javascript:alert(1)',
      '',
    ],
  ])
    expect(await set(address), address).toBe('invalid_input');
  expect(await set(academy.address, academy.address)).toBe('invalid_input');
});
