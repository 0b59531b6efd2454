import { describe, expect, it } from 'vitest';
import {
  check,
  DID_WEB,
  EMAIL,
  entry,
  NOW,
  STATUS,
  sign,
  verdict,
  WEB,
  webIssuer,
} from '#functions/testing/checked-credentials.ts';
import {
  foreignIssuer,
  hashedEmail,
  openBadge,
  SUITE_2020,
  signed,
  signedBy2020,
  token,
  V1,
  V2,
} from '#functions/testing/foreign-credentials.ts';

describe('what others issued', () => {
  it('is verified: an Open Badge 3.0 with a proof of linked data, with the product’s names of its skills', async () => {
    const issuer = await foreignIssuer();
    const { verdict: found, described, asked } = await check(await sign(issuer), { trusted: [issuer.id] });
    expect(found).toBe('verified');
    expect(asked).toEqual([]);
    expect(described).toEqual({
      format: 'open-badges-3',
      name: 'React in practice',
      criteria: 'A project of four weeks, and a test at its end.',
      issuer: { id: issuer.id, name: 'Harbour Academy of Leith' },
      skills: ['React', 'TypeScript'],
      issuedAt: '2026-01-10T09:00:00.000Z',
      validUntil: null,
    });
  });

  it('is verified: a Verifiable Credential 1.1 with the suite of 2020', async () => {
    const issuer = await foreignIssuer();
    const credential = {
      '@context': [V1, 'https://purl.imsglobal.org/spec/ob/v3p0/context.json', SUITE_2020],
      id: 'urn:uuid:6d9d8fa6-7f6b-4f0c-8f55-0a8f3a0c1b12',
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: issuer.id, type: ['Profile'], name: 'Harbour Academy' },
      issuanceDate: '2026-01-10T09:00:00Z',
      name: 'Knots',
      credentialSubject: { id: `mailto:${EMAIL}`, type: ['AchievementSubject'] },
    };
    expect(await verdict(await signedBy2020(issuer, credential, NOW), { trusted: [issuer.id] })).toBe(
      'verified',
    );
  });

  it('is verified: the same credential as a token, also below `vc`, and from a `did:web`', async () => {
    const issuer = await foreignIssuer();
    const badge = openBadge(issuer.id, EMAIL);
    const trusted = [issuer.id];
    expect(await verdict(await token(issuer, badge), { trusted })).toBe('verified');
    const claims = { iss: issuer.id, jti: badge.id, vc: badge };
    expect(await verdict(await token(issuer, claims), { trusted })).toBe('verified');
    const web = await webIssuer();
    expect(await verdict(await token(web.issuer, openBadge(DID_WEB, EMAIL)), web)).toBe('verified');
  });

  it('is verified while its bit is not set, by a number or a text', async () => {
    const { issuer, ...web } = await webIssuer([8]);
    expect(await verdict(await sign(issuer, entry('7')), web)).toBe('verified');
    const badge = openBadge(DID_WEB, EMAIL, entry(7));
    expect(await verdict(await token(issuer, badge), web)).toBe('verified');
    expect(await verdict(await sign(issuer, entry('8')), web)).toBe('revoked');
  });

  it('is listed without credit when nobody trusts the issuer, and nothing is fetched', async () => {
    const issuer = await foreignIssuer();
    expect(await verdict(await sign(issuer))).toBe('unknown_issuer');
    const web = await webIssuer();
    for (const trusted of [[], [issuer.id], ['did:web:other.example'], [WEB]]) {
      const found = await check(await sign(web.issuer, entry('7')), { ...web, trusted });
      expect([found.verdict, found.asked]).toEqual(['unknown_issuer', []]);
      expect(found.described).toMatchObject({ issuer: { id: DID_WEB, name: 'Harbour Academy' } });
    }
  });
});

describe('what is refused, and why', () => {
  const from = async (change: (badge: Record<string, unknown>) => object | string) => {
    const issuer = await foreignIssuer();
    return verdict(change(await sign(issuer)), { trusted: [issuer.id] });
  };
  const with_ = async (given: Record<string, unknown>) => {
    const issuer = await foreignIssuer();
    return verdict(await sign(issuer, given), { trusted: [issuer.id] });
  };

  it.each<[string, (badge: Record<string, unknown>) => object | string]>([
    ['unreadable', () => 'Not a credential'],
    ['unreadable', () => '[1, 2]'],
    ['unreadable', () => 'e30.e30x'],
    ['unsigned', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['unsigned', () => `${Buffer.from('{"alg":"NoNe"}').toString('base64url')}.e30.c2ln`],
    ['unknown_format', () => ({ type: 'Person', name: 'Ada' })],
    ['duplicate_key', (badge) => JSON.stringify(badge).replace('{"@context"', '{"name":"Rust","@context"')],
    [
      'duplicate_key',
      (badge) => JSON.stringify(badge).replace('{"@context"', '{"n\\u0061me":"Rust","@context"'),
    ],
    ['too_deep', (badge) => ({ ...badge, evidence: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) })],
    ['too_deep', (badge) => ({ ...badge, evidence: Array.from({ length: 3_000 }, () => 1) })],
    ['unsigned', ({ proof: _, ...badge }) => badge],
    ['unsupported_signature', ({ proof, ...badge }) => ({ ...badge, proof: [proof, proof] })],
    ['bad_signature', (badge) => ({ ...badge, name: 'Rust in practice' })],
    ['bad_signature', (badge) => ({ ...badge, validUntil: '2030-01-01T00:00:00Z' })],
    ['undefined_terms', (badge) => ({ ...badge, rank: 'Admiral' })],
    ['unknown_context', (badge) => ({ ...badge, '@context': [V2, 'https://evil.example/context.json'] })],
    ['unknown_context', (badge) => ({ ...badge, '@context': [V2, { name: 'https://evil.example/name' }] })],
    ['unknown_context', (badge) => ({ ...badge, evidence: { '@context': { id: '@id' } } })],
    ['missing_fields', ({ issuer: _, ...badge }) => badge],
    ['missing_fields', ({ credentialSubject: _, ...badge }) => badge],
    ['missing_fields', (badge) => ({ ...badge, validFrom: 'yesterday' })],
  ])('%s', async (reason, change) => {
    expect(await from(change)).toBe(reason);
  });

  it.each<[string, Record<string, unknown>]>([
    ['not_yet_valid', { validFrom: '2026-06-16T00:00:00Z' }],
    ['expired', { validUntil: '2026-06-15T00:00:00Z' }],
    ['bad_status', entry('7')],
  ])('%s although it is signed', async (reason, given) => {
    expect(await with_(given)).toBe(reason);
  });

  it('names that would end a section of a picture, or that have control characters', async () => {
    const subject = openBadge('', EMAIL).credentialSubject;
    for (const name of ['React ]]><script>', 'React\u0007', `${'x'.repeat(150)}]]>`])
      expect(
        await with_({ credentialSubject: { ...subject, achievement: { ...subject.achievement, name } } }),
      ).toBe('forbidden_text');
  });

  it('the badge of another user, and one that says of nobody whose it is', async () => {
    const subject = openBadge('', EMAIL).credentialSubject;
    const whose = (identifier: readonly object[]) => with_({ credentialSubject: { ...subject, identifier } });
    expect(await whose([hashedEmail('eve@example.com')])).toBe('other_recipient');
    expect(await whose([{ ...hashedEmail(EMAIL), salt: 'another salt' }])).toBe('other_recipient');
    expect(
      await whose([{ ...hashedEmail(EMAIL), identityType: 'name', hashed: false, identityHash: EMAIL }]),
    ).toBe('no_recipient');
  });

  it('a token that has expired although its credential has not, or with an extension', async () => {
    const issuer = await foreignIssuer();
    const vc = openBadge(issuer.id, EMAIL, { validUntil: '2030-01-01T00:00:00Z' });
    const trusted = [issuer.id];
    const exp = NOW.getTime() / 1000;
    expect(await verdict(await token(issuer, { vc, exp }), { trusted })).toBe('expired');
    expect(await verdict(await token(issuer, { vc, exp: exp + 1 }), { trusted })).toBe('verified');
    expect(await verdict(await token(issuer, { vc, nbf: exp + 1 }), { trusted })).toBe('not_yet_valid');
    const extended = await token(issuer, { vc }, { crit: ['b64'], b64: false });
    expect(await verdict(extended, { trusted })).toBe('unsupported_signature');
  });

  it('a key that is not the issuer’s', async () => {
    const [issuer, eve] = [await foreignIssuer(), await foreignIssuer()];
    const trusted = [issuer.id, eve.id];
    const badge = openBadge(issuer.id, EMAIL);
    expect(await verdict(await signed(eve, badge, NOW).catch(() => ({})), { trusted })).not.toBe('verified');
    expect(await verdict(await token(eve, badge), { trusted })).toBe('foreign_key');
    expect(await verdict(await token(eve, badge, { kid: issuer.kid }), { trusted })).toBe('bad_signature');
    const web = await webIssuer();
    expect(
      await verdict(await token({ ...web.issuer, kid: `${WEB}/key` }, openBadge(DID_WEB, EMAIL)), web),
    ).toBe('foreign_key');
    const { document } = web.issuer;
    const pages = { ...web.pages, [`${WEB}/.well-known/did.json`]: { ...document, assertionMethod: [] } };
    expect(await verdict(await token(web.issuer, openBadge(DID_WEB, EMAIL)), { ...web, pages })).toBe(
      'foreign_key',
    );
  });

  it('nothing while the issuer or its list cannot be reached: that is not verified either', async () => {
    const { issuer, pages, trusted } = await webIssuer();
    const badge = await sign(issuer, entry('7'));
    expect(await verdict(badge, { trusted })).toBe('unreachable');
    const { [STATUS]: _, ...rest } = pages;
    expect(await verdict(badge, { trusted, pages: rest })).toBe('unreachable');
  });
});
