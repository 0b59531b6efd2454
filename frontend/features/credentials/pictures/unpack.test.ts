import { expect, test } from 'vitest';
import { plainPng } from '#frontend/testing/plainPng.ts';
import { CREDENTIAL_BYTES, FILE_BYTES } from './limits.ts';
import { bakedPng } from './png.ts';
import { FileRefused } from './refusals.ts';
import { bakedSvg } from './svg.ts';
import { credentialInFile, readCredential } from './unpack.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const refusalOf = (file: Uint8Array): string => {
  try {
    credentialInFile(file);
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
  return 'read';
};

test('a credential is found in each kind of file, whatever the file is called', () => {
  const json = '{"name":"Ada ]]> Lovelace"}';
  const png = bakedPng(plainPng(), json);
  expect(credentialInFile(png)).toBe(json);
  expect(credentialInFile(bytes(bakedSvg('<svg xmlns="http://www.w3.org/2000/svg"></svg>', json)))).toBe(
    json,
  );
  expect(credentialInFile(bytes(`\ufeff ${json}\n`))).toBe(json);
  expect(credentialInFile(bytes('eyJh.eyJi.c-_9\n'))).toBe('eyJh.eyJi.c-_9');
});

test.each([
  ['nothing', bytes(''), 'empty'],
  ['blanks', bytes(' \n'), 'empty'],
  ['a file that is too large', new Uint8Array(FILE_BYTES + 1), 'large'],
  ['a text that is too long', bytes(`{${'x'.repeat(CREDENTIAL_BYTES)}`), 'long'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'kind'],
  ['a PDF', bytes('%PDF-1.7'), 'kind'],
  ['a text', bytes('My credential'), 'kind'],
])('%s is refused', (_, file, refusal) => {
  expect(refusalOf(file)).toBe(refusal);
});

test('a screen gets the text, or what it tells the owner of the file', async () => {
  expect(await readCredential(new Blob(['{"a":1}']))).toEqual({ text: '{"a":1}' });
  expect(await readCredential(new Blob([]))).toEqual({ problem: 'This file is empty.' });
});
