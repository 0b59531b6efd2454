import { generateKeyPairSync } from 'node:crypto';
import { CompactSign } from 'jose';
import { describe, expect, it } from 'vitest';
import { hashedEmail } from '#functions/testing/foreign-credentials.ts';
import { checkCredential } from './check.ts';

const EMAIL = 'ada@example.com';
const NOW = new Date('2026-06-15T12:00:00.000Z');
const HOST = 'https://badges.harbour.example';
const ISSUER = `${HOST}/issuer`;
const CONTEXT = 'https://w3id.org/openbadges/v2';

const { identityHash: identity, salt } = hashedEmail(EMAIL);
const profile = { '@context': CONTEXT, type: 'Issuer', id: ISSUER, name: 'Harbour' };
const badge = { type: 'BadgeClass', id: `${HOST}/badge`, name: 'SQL at sea', tags: ['sql'], issuer: ISSUER };
const assertion = {
  '@context': CONTEXT,
  type: 'Assertion',
  id: `${HOST}/assertions/1`,
  recipient: { type: 'email', hashed: true, identity, salt },
  badge: badge.id,
  issuedOn: '2026-01-10T09:00:00Z',
  verification: { type: 'HostedBadge' },
};

type Pages = Readonly<Record<string, object>>;
const PAGES: Pages = { [assertion.id]: assertion, [badge.id]: badge, [ISSUER]: profile };

const check = async (credential: object | string, pages: Pages = PAGES, trusted = [ISSUER]) => {
  const asked: string[] = [];
  const found = await checkCredential(
    typeof credential === 'string' ? credential : JSON.stringify(credential),
    {
      emails: [EMAIL],
      trusted: trusted.map((address) => ({ name: 'Harbour Academy', address })),
      fetch: async ({ href }) => {
        asked.push(href);
        const page = pages[href];
        return page && ('gone' in page ? { gone: true } : { text: JSON.stringify(page) });
      },
      now: NOW,
    },
  );
  return { verdict: found.reason ?? found.status, described: found.described, asked };
};
const verdict = async (...given: Parameters<typeof check>) => (await check(...given)).verdict;

describe('a hosted badge of Open Badges 2.0', () => {
  it('is what its host says of it', async () => {
    const { verdict: found, described } = await check({ ...assertion, issuedOn: '2020-01-01T00:00:00Z' });
    expect(found).toBe('verified');
    expect(described).toMatchObject({
      format: 'open-badges-2',
      name: 'SQL at sea',
      skills: ['SQL'],
      issuer: { id: ISSUER, name: 'Harbour Academy' },
      issuedAt: '2026-01-10T09:00:00.000Z',
    });
  });

  it('is asked for at hosts of trusted issuers alone', async () => {
    const cases: [object, string[]][] = [
      [assertion, []],
      [{ ...assertion, id: 'https://evil.example/1' }, [ISSUER]],
      [{ ...assertion, id: 'https://127.0.0.1/1' }, [ISSUER]],
      [{ ...assertion, id: 'http://badges.harbour.example/assertions/1' }, [ISSUER]],
    ];
    for (const [given, trusted] of cases) {
      const { verdict: found, asked } = await check(given, PAGES, trusted);
      expect([found, asked]).toEqual(['unknown_issuer', []]);
    }
  });

  it.each<[string, Pages]>([
    ['revoked', { [assertion.id]: { gone: true } }],
    ['revoked', { [assertion.id]: { ...assertion, revoked: true } }],
    ['foreign_key', { [assertion.id]: { ...assertion, id: `${HOST}/assertions/2` } }],
    [
      'other_recipient',
      { [assertion.id]: { ...assertion, recipient: { ...assertion.recipient, salt: 'x' } } },
    ],
    ['expired', { [assertion.id]: { ...assertion, expires: '2026-03-01T00:00:00Z' } }],
    ['unknown_issuer', { [badge.id]: { ...badge, issuer: `${HOST}/another` } }],
    ['unknown_issuer', { [assertion.id]: { ...assertion, badge: 'https://evil.example/badge' } }],
    ['foreign_key', { [ISSUER]: { ...profile, id: `${HOST}/another` } }],
    ['foreign_key', { [ISSUER]: { ...profile, verification: { startsWith: `${HOST}/issuer/` } } }],
    ['forbidden_text', { [badge.id]: { ...badge, name: 'SQL ]]>' } }],
  ])('is refused: %s', async (reason, changed) => {
    expect(await verdict(assertion, { ...PAGES, ...changed })).toBe(reason);
  });
});

describe('a signed badge of Open Badges 2.0', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyId = `${HOST}/key`;
  const key = {
    type: 'CryptographicKey',
    id: keyId,
    owner: ISSUER,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }),
  };
  const given = { ...assertion, id: 'urn:uuid:1', verification: { type: 'SignedBadge', creator: keyId } };
  const pages: Pages = { ...PAGES, [keyId]: key, [ISSUER]: { ...profile, publicKey: keyId } };
  const sign = (claims: object) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey);

  it('is verified by a key that the issuer names, and that names the issuer', async () => {
    expect(await verdict(await sign(given), pages)).toBe('verified');
    expect(await verdict(await sign(given), { ...pages, [ISSUER]: profile })).toBe('foreign_key');
    expect(await verdict(await sign(given), { ...pages, [keyId]: { ...key, owner: `${HOST}/eve` } })).toBe(
      'foreign_key',
    );
    const other = { ...given, verification: { type: 'SignedBadge', creator: 'https://evil.example/key' } };
    expect(await verdict(await sign(other), pages)).toBe('unknown_issuer');
  });

  it('is refused when it is revoked, changed, or not signed', async () => {
    const revocationList = `${HOST}/revoked`;
    const listed = {
      ...pages,
      [ISSUER]: { ...profile, publicKey: keyId, revocationList },
      [revocationList]: { revokedAssertions: [{ id: given.id }] },
    };
    expect(await verdict(await sign(given), listed)).toBe('revoked');
    const [header, , signature] = (await sign(given)).split('.');
    const claims = Buffer.from(JSON.stringify({ ...given, issuedOn: '2026-02-01T00:00:00Z' })).toString(
      'base64url',
    );
    expect(await verdict(`${header}.${claims}.${signature}`, pages)).toBe('bad_signature');
    expect(await verdict(given, pages)).toBe('unsupported_signature');
  });
});
