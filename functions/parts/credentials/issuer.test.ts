import { afterEach, expect, it, vi } from 'vitest';
import { issuer, publicKeys } from './issuer.ts';
import { signingKey } from './signing-key.ts';

afterEach(() => vi.unstubAllEnvs());

it('a stage without keys issues nothing: production without a domain of its own has none', async () => {
  vi.stubEnv('ISSUER_KEYS', '');
  expect(publicKeys()).toEqual([]);
  expect(issuer).toThrow('Credentials are not issued on this site.');
  await expect(signingKey()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
});

it('an issuer is named by its host, and the first key signs', () => {
  vi.stubEnv('ISSUER_KEYS', 'key-2=z6MkTwo,key-1=z6MkOne');
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(issuer()).toEqual({
    id: 'did:web:localhost%3A3000',
    siteUrl: 'http://localhost:3000',
    keys: [
      { kid: 'key-2', multikey: 'z6MkTwo' },
      { kid: 'key-1', multikey: 'z6MkOne' },
    ],
  });
});
