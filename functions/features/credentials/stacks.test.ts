import { Readable } from 'node:stream';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import fc from 'fast-check';
import jsonld from 'jsonld/dist/jsonld.esm.min.js';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { RDFC10 } from 'rdfjs-c14n';
import { beforeAll, expect, it } from 'vitest';
import { documentLoader as loadContext } from '#functions/testing/foreign-credentials.ts';
import {
  type Given,
  ISSUER,
  issuerWith,
  newPair,
  type Pair,
  SITE,
  signedCredential,
  signedList,
  unsignedCredential,
} from '#functions/testing/own-credentials.ts';
import { cases } from '#functions/testing/rounds.ts';
import { canonicalNQuads } from '#shared/features/credentials/n-quads.ts';
import { CREDENTIAL, STATUS_LIST } from '#shared/features/credentials/shapes.ts';

// What we sign, beside two JSON-LD stacks of others, and their libraries for credentials.

/** By jsonld.js. */
const byJsonld = (document: object): Promise<string> =>
  jsonld.canonize(structuredClone(document), {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    base: null,
    documentLoader: loadContext,
    canonizeOptions: { maxWorkFactor: 1, signal: AbortSignal.timeout(10_000) },
  });

/** By a streaming parser and another implementation of RDFC-1.0. */
const byStreams = async (document: object): Promise<string> => {
  const load = async (address: string) => ({ ...(await loadContext(address)).document });
  const parser = new JsonLdParser({ documentLoader: { load } });
  parser.end(JSON.stringify(document));
  return new RDFC10().canonicalize(await Readable.from(parser).toArray());
};

// Line breaks, quotes, backslashes, other scripts and astral characters; no other control characters, which no text of ours has.
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((one) => one.replace(/(?![\n\t])\p{Cc}/gu, ''))
  .filter((one) => /\S/.test(one) && one.isWellFormed());
const awkward = fc.constantFrom(
  '"quoted"',
  'back\\slash',
  'two\nlines',
  'a\ttab',
  'ÄÖ 日本 😀',
  ']]>',
  '<b>&amp;',
);
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const words = fc.oneof(text, awkward);
const given: fc.Arbitrary<Given> = fc.record({
  name: words,
  narratives: fc.array(words, { maxLength: 4 }),
  tags: fc.uniqueArray(words, { maxLength: 6 }),
  index: fc.nat(65_535).map((half) => half * 2),
  validFrom: moment,
  validUntil: fc.option(moment, { nil: null }),
});

/** Beyond U+FFFF, rdfjs-c14n writes escapes, which canonical N-Quads do not have (www.w3.org/TR/rdf-canon, appendix A). */
const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

let pair: Pair;
beforeAll(async () => {
  pair = await newPair('key-1');
});

it('our N-Quads are those of two other stacks for random credentials', async () => {
  await fc.assert(
    fc.asyncProperty(given, async (one) => {
      const document = unsignedCredential(one);
      const ours = await canonicalNQuads(CREDENTIAL, { ...document });
      expect(ours).toBe(await byJsonld(document));
      if (!ASTRAL.test(ours)) expect(ours).toBe(await byStreams(document));
    }),
    cases(25, 5000),
  );
});

it('our N-Quads of a status list are those of other stacks', async () => {
  const { proof: _, ...list } = await signedList(pair, { at: new Date('2026-02-01T00:00:00.000Z') });
  const ours = await canonicalNQuads(STATUS_LIST, list);
  expect(ours).toBe(await byJsonld(list));
  expect(ours).toBe(await byStreams(list));
});

/** Verifies by the libraries of Digital Bazaar, with our keys at the address of our issuer. */
const verifiedByOthers = async (credential: object): Promise<boolean> => {
  const issuer = issuerWith([pair]);
  const documentLoader = async (url: string) => {
    if (url === ISSUER) return { documentUrl: url, document: issuer };
    const method = issuer.verificationMethod.find(({ id }) => id === url);
    if (method)
      return {
        documentUrl: url,
        document: { '@context': 'https://w3id.org/security/multikey/v1', ...method },
      };
    return { ...(await loadContext(url)), contextUrl: null };
  };
  const { verified } = await verifyCredential({
    credential: structuredClone(credential),
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: async () => ({ verified: true }),
    now: new Date('2027-01-01T00:00:00.000Z'),
  });
  return verified;
};

it('the libraries of others accept what we sign, and refuse what was changed since', async () => {
  const credential = await signedCredential(pair);
  expect(await verifiedByOthers(credential)).toBe(true);
  expect(await verifiedByOthers({ ...credential, name: 'React expert' })).toBe(false);
  expect(await verifiedByOthers({ ...credential, validUntil: '2048-01-10T09:00:00.000Z' })).toBe(false);
  expect(await verifiedByOthers({ ...credential, id: `${SITE}/credentials/other` })).toBe(false);
  expect(await verifiedByOthers(await signedList(pair, { at: new Date('2026-12-31T23:55:00.000Z') }))).toBe(
    true,
  );
});
