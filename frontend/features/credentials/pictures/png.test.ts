import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainPng } from '#frontend/testing/plainPng.ts';
import { crc32 } from './crc32.ts';
import { CREDENTIAL_BYTES } from './limits.ts';
import { bakedPng, credentialInPng } from './png.ts';
import { FileRefused } from './refusals.ts';

const PICTURE = plainPng();
const encoder = new TextEncoder();

const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** A chunk with its length and checksum. */
const chunk = (type: string, content: Uint8Array): Uint8Array => {
  const body = joined(encoder.encode(type), content);
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, content.length);
  numbers.setUint32(4, crc32(body));
  return joined(new Uint8Array(numbers.buffer, 0, 4), body, new Uint8Array(numbers.buffer, 4, 4));
};

/** The picture with more chunks before its end. */
const withChunks = (...chunks: readonly Uint8Array[]): Uint8Array =>
  joined(PICTURE.subarray(0, -12), ...chunks, PICTURE.subarray(-12));

const text = (type: string, content: string | Uint8Array): Uint8Array =>
  chunk(type, typeof content === 'string' ? encoder.encode(content) : content);

const refusalOf = (file: Uint8Array): string => {
  try {
    credentialInPng(file);
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
  return 'read';
};

test('a credential that is baked into a picture comes out as it was, and replaces the one that was there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (first, second) => {
      const [one, other] = [JSON.stringify({ first }), JSON.stringify({ second })];
      const baked = bakedPng(PICTURE, one);
      expect(credentialInPng(baked)).toBe(one);
      expect(credentialInPng(bakedPng(baked, other))).toBe(other);
      // What is seen is the same.
      expect(baked.subarray(0, PICTURE.length - 12)).toEqual(PICTURE.subarray(0, -12));
    }),
    { numRuns: 30 },
  );
});

test('a chunk is made as the standard says: its keyword, no compression, no language', () => {
  const baked = Buffer.from(bakedPng(PICTURE, '{}'));
  expect(baked.includes('iTXtopenbadgecredential\0\0\0\0\0{}')).toBe(true);
  expect(baked.subarray(-12)).toEqual(Buffer.from(PICTURE.subarray(-12)));
});

test('pictures of other issuers are read: Open Badges 2.0, and chunks with a language', () => {
  expect(credentialInPng(withChunks(text('iTXt', 'openbadges\0\0\0\0\0a.b.c')))).toBe('a.b.c');
  expect(credentialInPng(withChunks(text('iTXt', 'openbadgecredential\0\0\0en\0badge\0{"a":1}')))).toBe(
    '{"a":1}',
  );
  // Other texts are none of ours.
  expect(
    credentialInPng(
      withChunks(
        text('tEXt', 'Author\0Ada'),
        text('iTXt', 'openbadgecredential\0\0\0\0\0{}'),
        text('iTXt', 'x'),
      ),
    ),
  ).toBe('{}');
});

const long = 'x'.repeat(CREDENTIAL_BYTES + 1);
const compressed = joined(encoder.encode('openbadgecredential\0\x01\0\0\0'), deflateSync('x'.repeat(1e6)));

test.each([
  ['a picture without one', PICTURE, 'none'],
  [
    'two',
    withChunks(
      text('iTXt', 'openbadgecredential\0\0\0\0\0{}'),
      text('iTXt', 'openbadgecredential\0\0\0\0\0{}'),
    ),
    'several',
  ],
  [
    'one of each version',
    withChunks(text('iTXt', 'openbadgecredential\0\0\0\0\0{}'), text('iTXt', 'openbadges\0\0\0\0\0{}')),
    'several',
  ],
  ['a compressed one', withChunks(text('iTXt', compressed)), 'compressed'],
  ['a compressed one of another type', withChunks(text('zTXt', 'openbadges\0\0x')), 'compressed'],
  ['a link of an old badge', withChunks(text('tEXt', 'openbadges\0https://issuer.example/1')), 'old'],
  ['one that is too long', withChunks(text('iTXt', `openbadgecredential\0\0\0\0\0${long}`)), 'long'],
  [
    'one that is no text',
    withChunks(text('iTXt', joined(encoder.encode('openbadgecredential\0\0\0\0\0'), Uint8Array.of(0xff)))),
    'damaged',
  ],
  ['one that ends early', withChunks(text('iTXt', 'openbadgecredential\0\0\0')), 'damaged'],
  ['a picture that ends early', PICTURE.subarray(0, -1), 'damaged'],
  ['a picture without an end', PICTURE.subarray(0, -12), 'damaged'],
  ['a chunk that says it is longer than the file', withChunks(Uint8Array.of(255, 255, 255, 255)), 'damaged'],
])('%s is refused', (_, file, refusal) => {
  expect(refusalOf(file)).toBe(refusal);
});

test('every single changed byte of a chunk is noticed', () => {
  const baked = bakedPng(PICTURE, '{"name":"Ada"}');
  for (let at = PICTURE.length - 12; at < baked.length - 12; at++) {
    const changed = baked.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(refusalOf(changed), String(at)).not.toBe('read');
  }
});

test('bytes that anyone makes up are read or refused, and nothing else happens', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(PICTURE.length), (bytes, at) => {
      expect(refusalOf(joined(PICTURE.subarray(0, at), bytes))).not.toBe('read');
    }),
    { numRuns: 100 },
  );
});
