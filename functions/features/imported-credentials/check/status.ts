import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { JsonObject } from '#shared/features/credentials/shape.ts';
import { CheckFailed, demand, required } from './failure.ts';
import { type Circumstances, documentOf, isOf } from './outside.ts';
import { type Given, tokenIn } from './parse.ts';
import { idIn, listIn, momentIn, objectIn, textIn, textsIn } from './parts.ts';
import { demandSigned, type Signer } from './signature.ts';

/** A list of eight million positions; the specification asks for 131,072. */
const MOST_BYTES = 1_048_576;

/** The types of an entry, each with those of its list. */
const TYPES: ReadonlyMap<string, readonly [credential: string, list: string]> = new Map([
  ['BitstringStatusListEntry', ['BitstringStatusListCredential', 'BitstringStatusList']],
  ['StatusList2021Entry', ['StatusList2021Credential', 'StatusList2021']],
]);

/** The bits of a list: gzip in base64url, perhaps with its prefix. What unpacks to more than a list may have is none. */
const bitsOf = async (encoded: string): Promise<Buffer> => {
  const unpacked = Readable.from([Buffer.from(encoded.replace(/^u/, ''), 'base64url')]).pipe(createGunzip());
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      demand(length <= MOST_BYTES, 'bad_status');
      chunks.push(bytes);
    }
  } catch (error) {
    throw new CheckFailed('bad_status', { cause: error });
  }
  return Buffer.concat(chunks);
};

/** A position as a whole number, which may be written as a number or as a text. */
const indexIn = (value: unknown): number => {
  const isPosition = /^(0|[1-9]\d{0,8})$/.test(
    typeof value === 'number' ? String(value) : (textIn(value) ?? ''),
  );
  demand(isPosition, 'bad_status');
  return Number(value);
};

/** The signed list at an address of the issuer. */
const listAt = async (address: string, signer: Signer, circumstances: Circumstances): Promise<Given> => {
  const { trusted } = signer;
  if (!trusted || !isOf(trusted, address)) throw new CheckFailed('bad_status');
  const found = required(await documentOf(trusted, address, circumstances), 'unreachable');
  const token = found.value ? undefined : tokenIn(found.text);
  const document = found.value ?? objectIn(token?.claims.vc) ?? token?.claims;
  return { document: required(document, 'unreachable'), ...(token && { token }) };
};

const demandCurrent = (list: JsonObject, now: string): void => {
  const from = momentIn(list.validFrom ?? list.issuanceDate);
  const until = momentIn(list.validUntil ?? list.expirationDate);
  demand((from === undefined || from <= now) && (until === undefined || until > now), 'unreachable');
};

/** Ends the check if the status list that an entry names says that the credential is not in force. */
const demandUnset = async (entry: JsonObject, signer: Signer, circumstances: Circumstances) => {
  const [credentialType = '', listType = ''] = TYPES.get(textIn(entry.type) ?? '') ?? [];
  const purpose = textIn(entry.statusPurpose);
  demand(listType !== '' && (purpose === 'revocation' || purpose === 'suspension'), 'bad_status');
  const index = indexIn(entry.statusListIndex);
  const address = required(textIn(entry.statusListCredential), 'bad_status');
  const list = await listAt(address, signer, circumstances);
  const { document } = list;
  const subject = required(objectIn(document.credentialSubject), 'bad_status');
  const isList =
    textsIn(document.type).includes(credentialType) &&
    subject.type === listType &&
    listIn(subject.statusPurpose).includes(purpose) &&
    (document.id === undefined || document.id === address);
  demand(isList && (idIn(document.issuer) ?? list.token?.claims.iss) === signer.id, 'bad_status');
  await demandSigned(list, signer, circumstances);
  demandCurrent(document, circumstances.now.toISOString());
  const bits = await bitsOf(required(textIn(subject.encodedList), 'bad_status'));
  demand(index < bits.length * 8, 'bad_status');
  const isSet = ((bits[index >> 3] ?? 0) & (0x80 >> (index % 8))) !== 0;
  demand(!isSet, purpose === 'revocation' ? 'revoked' : 'suspended');
};

/** The entries of a credential’s status, each of which could be checked. */
export const statusEntries = ({ credentialStatus }: JsonObject): JsonObject[] => {
  const entries = listIn(credentialStatus).map((entry) => required(objectIn(entry), 'bad_status'));
  for (const { statusListIndex } of entries) indexIn(statusListIndex);
  demand(entries.length <= 4, 'bad_status');
  return entries;
};

/** Ends the check if the issuer has revoked or suspended a credential, or if that cannot be told. */
export const demandInForce = async (
  document: JsonObject,
  signer: Signer,
  circumstances: Circumstances,
): Promise<void> => {
  for (const entry of statusEntries(document)) await demandUnset(entry, signer, circumstances);
};
