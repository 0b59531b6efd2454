import { fromBase64Url, toBase64Url } from './multibase.ts';

// A list of bits as the W3C’s Bitstring Status List has it (www.w3.org/TR/vc-bitstring-status-list): a verifier learns nothing
// of whom it asks for. Each credential has two bits. The first is set while it is suspended or revoked, and is the one that its
// document names; the second says that it is only suspended.

/** The least number of bits that the specification allows. */
export const STATUS_BITS = 131_072;
/** How many credentials share a list. */
export const CREDENTIALS_A_LIST = STATUS_BITS / 2;

export type BitStatus = 'issued' | 'suspended' | 'revoked';

/** Which list and which of its positions the credential with this number has, counted from 0. */
export const positionOf = (number: number): { readonly list: number; readonly index: number } => ({
  list: Math.floor(number / CREDENTIALS_A_LIST) + 1,
  index: (number % CREDENTIALS_A_LIST) * 2,
});

/** No bit set. */
export const emptyBits = (): Uint8Array<ArrayBuffer> => new Uint8Array(STATUS_BITS / 8);

/** The first bit is the highest of the first byte. */
const maskOf = (index: number): number => 0x80 >> (index % 8);
const isSet = (bits: Uint8Array, index: number): boolean =>
  ((bits[Math.floor(index / 8)] ?? 0) & maskOf(index)) !== 0;

/** The bits with another status at a position. */
export const withStatus = (bits: Uint8Array, index: number, status: BitStatus): Uint8Array<ArrayBuffer> => {
  const changed = Uint8Array.from(bits);
  const set = (at: number, on: boolean) => {
    const byte = changed[Math.floor(at / 8)] ?? 0;
    changed[Math.floor(at / 8)] = on ? byte | maskOf(at) : byte & ~maskOf(at);
  };
  set(index, status !== 'issued');
  set(index + 1, status === 'suspended');
  return changed;
};

/** The status at a position; undefined for one that no credential of the list can have. */
export const statusAt = (bits: Uint8Array, index: number): BitStatus | undefined => {
  if (!Number.isInteger(index) || index < 0 || index % 2 !== 0 || index >= bits.length * 8) return undefined;
  if (!isSet(bits, index)) return 'issued';
  return isSet(bits, index + 1) ? 'suspended' : 'revoked';
};

/** All that a reader has; undefined when that is more than `most` bytes. */
const readAll = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const all = new Uint8Array(most);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all.slice(0, length);
    if (length + value.length > most) {
      await reader.cancel();
      return undefined;
    }
    all.set(value, length);
    length += value.length;
  }
};

/** The bits as a status list has them: gzip, then base64url. */
export const encodeBits = async (bits: Uint8Array<ArrayBuffer>): Promise<string> => {
  const packed = await readAll(
    new Blob([bits]).stream().pipeThrough(new CompressionStream('gzip')).getReader(),
    bits.length + 1024,
  );
  if (!packed) throw new Error('The bits of a status list grew when they were compressed.');
  return toBase64Url(packed);
};

/** The bits of a status list; undefined when they are none, or not as many as ours have. */
export const decodeBits = async (encoded: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const packed = fromBase64Url(encoded);
  if (!packed) return undefined;
  try {
    const bits = await readAll(
      new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader(),
      STATUS_BITS / 8,
    );
    return bits?.length === STATUS_BITS / 8 ? bits : undefined;
  } catch {
    return undefined;
  }
};
