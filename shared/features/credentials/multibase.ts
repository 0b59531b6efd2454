// Bytes as texts: base58 (Bitcoin’s alphabet) with the prefix z for keys and signatures, base64url with u for status lists.

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes in base58 with its prefix. */
export const toBase58 = (bytes: Uint8Array): string => {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  const leading = zeros === -1 ? bytes.length : zeros;
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = `${ALPHABET[Number(number % 58n)]}${text}`;
  return `z${'1'.repeat(leading)}${text}`;
};

/** The bytes of a text in base58 with its prefix, exactly so many; undefined for any other. */
export const fromBase58 = (text: string, length: number): Uint8Array<ArrayBuffer> | undefined => {
  // No more characters than so many bytes may need: longer ones would cost time.
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text) || text.length > length * 1.4 + 2) return undefined;
  let number = [...text.slice(1)].reduce((sum, one) => sum * 58n + BigInt(ALPHABET.indexOf(one)), 0n);
  const bytes = new Uint8Array(length);
  for (let i = length - 1; i >= 0; i--, number /= 256n) bytes[i] = Number(number % 256n);
  return number === 0n && toBase58(bytes) === text ? bytes : undefined;
};

/** Bytes in base64url with its prefix. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `u${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

/** The bytes of a text in base64url with its prefix; undefined for any other. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^u[\w-]+$/.test(text) || text.length % 4 === 2) return undefined;
  const binary = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
};
