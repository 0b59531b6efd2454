import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  check,
  DID_WEB,
  EMAIL,
  entry,
  STATUS,
  statusList,
  verdict,
  WEB,
  webIssuer,
} from '#functions/testing/checked-credentials.ts';
import { foreignIssuer, openBadge, token } from '#functions/testing/foreign-credentials.ts';

describe('refused by a credential’s status', () => {
  it.each([-1, '-1', 'abc', '1.5', '', null, 131_072, '131072', '999999999'])(
    'the position %s of a status list',
    async (index) => {
      const { issuer, ...web } = await webIssuer();
      const badge = openBadge(DID_WEB, EMAIL, entry(index));
      expect(await verdict(await token(issuer, badge), web)).toBe('bad_status');
    },
  );

  it('a status of a kind that cannot be checked', async () => {
    const { issuer, ...web } = await webIssuer();
    for (const given of [
      { type: 'RevocationBitmap2022' },
      { type: 'constructor' },
      { statusPurpose: 'message' },
    ]) {
      const badge = openBadge(DID_WEB, EMAIL, entry('7', given));
      expect(await verdict(await token(issuer, badge), web)).toBe('bad_status');
    }
  });

  it('a status list of another host or issuer, of another purpose, or one that unpacks without end', async () => {
    const { issuer, ...web } = await webIssuer();
    const at = async (page: object, given: object = {}) => {
      const pages = { ...web.pages, [STATUS]: page };
      return check(await token(issuer, openBadge(DID_WEB, EMAIL, entry('7', given))), { ...web, pages });
    };
    const own = await statusList(issuer, STATUS, []);
    for (const statusListCredential of [
      'https://evil.example/1',
      'http://badges.harbour.example/status/1',
      'https://badges.harbour.example:8443/status/1',
      'https://169.254.169.254/latest/meta-data',
      'https://user:secret@badges.harbour.example/status/1',
    ]) {
      const { verdict: found, asked } = await at(own, { statusListCredential });
      expect([found, asked]).toEqual(['bad_status', [`${WEB}/.well-known/did.json`]]);
    }
    const eve = await foreignIssuer();
    expect((await at(await statusList(eve, STATUS, []))).verdict).toBe('bad_status');
    expect((await at({ ...own, name: 'Changed' })).verdict).toBe('bad_signature');
    expect((await at(await statusList(issuer, STATUS, [], { statusPurpose: 'suspension' }))).verdict).toBe(
      'bad_status',
    );
    const bomb = gzipSync(Buffer.alloc(64 * 1_048_576)).toString('base64url');
    expect((await at(await statusList(issuer, STATUS, [], { encodedList: `u${bomb}` }))).verdict).toBe(
      'bad_status',
    );
    expect((await at(await statusList(issuer, STATUS, [], { encodedList: 'u!!' }))).verdict).toBe(
      'bad_status',
    );
  });
});
