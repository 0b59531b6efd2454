import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  issuerWith,
  newPair,
  type Pair,
  signedCredential,
  signedList,
} from '#functions/testing/own-credentials.ts';
import { randomFrom, rounds } from '#functions/testing/rounds.ts';
import { checkText, type Trust } from '#shared/features/credentials/check.ts';
import {
  decodeBits,
  emptyBits,
  encodeBits,
  STATUS_BITS,
  statusAt,
} from '#shared/features/credentials/status-bits.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const LATER = new Date('2026-06-09T12:00:00.000Z');

let pair: Pair;
let retired: Pair;
let stranger: Pair;
beforeAll(async () => {
  [pair, retired, stranger] = await Promise.all([newPair('key-2'), newPair('key-1'), newPair('key-1')]);
});

const trust = (given: Partial<Trust> = {}): Trust => ({
  issuer: issuerWith([pair, retired]),
  statusList: () => signedList(pair, { at: NOW }),
  now: NOW,
  ...given,
});
const verdictOf = async (document: unknown, given: Partial<Trust> = {}) =>
  (await checkText(typeof document === 'string' ? document : JSON.stringify(document), trust(given))).verdict;

describe('a check of a credential', () => {
  it('finds one that is in force valid, also with a key that is retired, or with line breaks', async () => {
    const credential = await signedCredential(pair);
    expect(await verdictOf(credential)).toBe('valid');
    expect(await verdictOf(JSON.stringify(credential, null, 2))).toBe('valid');
    expect(await verdictOf(await signedCredential(retired))).toBe('valid');
    expect(await verdictOf(await signedCredential(pair, { validUntil: null }))).toBe('valid');
  });

  it.each(['issued', 'suspended', 'revoked'] as const)(
    'finds what its status list says: %s',
    async (status) => {
      const statusList = () => signedList(pair, { status, at: NOW });
      const found = await checkText(JSON.stringify(await signedCredential(pair)), trust({ statusList }));
      expect(found.verdict).toBe(status === 'issued' ? 'valid' : status);
      expect(found.asOf).toBe(NOW.toISOString());
    },
  );

  it('is never valid without a status list that is signed, fresh and its own', async () => {
    const credential = await signedCredential(pair);
    const list = await signedList(pair, { at: NOW });
    const lists = {
      none: undefined,
      foreign: await signedList(stranger, { at: NOW }),
      old: await signedList(pair, { at: new Date(NOW.getTime() - 3_600_000) }),
      changed: { ...list, validUntil: '2040-01-01T00:00:00.000Z' },
      other: { ...list, id: `${list.id}1` },
      unpacked: { ...list, credentialSubject: { ...list.credentialSubject, encodedList: 'uAAAA' } },
    };
    for (const [name, given] of Object.entries(lists))
      expect([name, await verdictOf(credential, { statusList: async () => given })]).toEqual([
        name,
        'unknown',
      ]);
  });

  it('finds expired what is over, whether or not its status is known', async () => {
    const credential = await signedCredential(pair, { validUntil: '2026-05-31T00:00:00.000Z' });
    expect(await verdictOf(credential)).toBe('expired');
    expect(await verdictOf(credential, { statusList: async () => undefined })).toBe('expired');
    expect(await verdictOf(await signedCredential(pair, { validFrom: '2026-07-01T00:00:00.000Z' }))).toBe(
      'unknown',
    );
  });

  it('needs no network for a bundle, and trusts no keys that come with it', async () => {
    const at = NOW;
    const credential = await signedCredential(pair);
    const bundle = { credential, issuer: issuerWith([pair]), statusList: await signedList(pair, { at }) };
    const statusList = () => Promise.reject(new Error('There is no network.'));
    const found = await checkText(JSON.stringify(bundle), trust({ statusList, now: LATER }));
    expect([found.verdict, found.asOf]).toEqual(['valid', at.toISOString()]);
    const forged = {
      credential: await signedCredential(stranger),
      issuer: issuerWith([stranger]),
      statusList: await signedList(stranger, { at }),
    };
    expect(await verdictOf(forged, { statusList })).toBe('changed');
    expect(await verdictOf(bundle, { statusList, issuer: undefined })).toBe('unknown');
  });

  it('refuses what is not as Fledge signs it', async () => {
    const credential = await signedCredential(pair);
    const { proof, credentialStatus } = credential;
    const own = JSON.stringify(credential);
    const entry = (statusListIndex: unknown) => ({
      ...credential,
      credentialStatus: { ...credentialStatus, statusListIndex },
    });
    const table: Record<string, [document: unknown, verdict: string]> = {
      'no JSON': ['Valid', 'foreign'],
      'another issuer': [
        { ...credential, issuer: { ...credential.issuer, id: 'did:web:other.example' } },
        'foreign',
      ],
      'a key of nobody': [
        { ...credential, proof: { ...proof, verificationMethod: `${credential.issuer.id}#key-9` } },
        'foreign',
      ],
      'a member twice': [own.replace('"name":', '"name":"React expert","name":'), 'foreign'],
      'a member that is not defined': [{ ...credential, level: 'expert' }, 'changed'],
      'another context': [
        { ...credential, '@context': [...credential['@context'], { name: 'https://x.example/' }] },
        'changed',
      ],
      'another suite': [{ ...credential, proof: { ...proof, cryptosuite: 'eddsa-jcs-2022' } }, 'changed'],
      'two proofs': [{ ...credential, proof: [proof, proof] }, 'changed'],
      'no proof': [{ ...credential, proof: undefined }, 'changed'],
      'another purpose': [{ ...credential, proof: { ...proof, proofPurpose: 'authentication' } }, 'changed'],
      'no status': [{ ...credential, credentialStatus: undefined }, 'changed'],
      'position -1': [entry('-1'), 'changed'],
      'position abc': [entry('abc'), 'changed'],
      'a position past the end': [entry(String(STATUS_BITS)), 'changed'],
      'a larger file than any': [`${own}${' '.repeat(300_000)}`, 'foreign'],
    };
    for (const [name, [document, verdict]] of Object.entries(table))
      expect([name, await verdictOf(document)]).toEqual([name, verdict]);
  });

  it('refuses every change of a single byte', async () => {
    const bytes = Buffer.from(JSON.stringify(await signedCredential(pair)));
    const random = randomFrom(39);
    const places = rounds(
      Array.from({ length: 150 }, () => random(bytes.length)),
      Array.from(bytes, (_, place) => place),
    );
    for (const place of places) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ (1 << random(7));
      expect([place, await verdictOf(changed.toString())]).not.toEqual([place, 'valid']);
    }
  });
});

describe('the bits of a status list', () => {
  it('come out as they went in, and no others are taken', async () => {
    expect(await decodeBits(await encodeBits(emptyBits()))).toEqual(emptyBits());
    const bomb = `u${gzipSync(new Uint8Array(50_000_000)).toString('base64url')}`;
    const short = `u${gzipSync(new Uint8Array(10)).toString('base64url')}`;
    for (const encoded of [bomb, short, 'uAAAA', 'z123', '', 'u!!!!'])
      expect(await decodeBits(encoded)).toBeUndefined();
  });

  it('have a status at each even position alone', () => {
    for (const index of [-2, 1, 0.5, Number.NaN, STATUS_BITS])
      expect(statusAt(emptyBits(), index)).toBeUndefined();
    expect(statusAt(emptyBits(), STATUS_BITS - 2)).toBe('issued');
  });
});
