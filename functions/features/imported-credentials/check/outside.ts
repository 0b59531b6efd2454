import { parseUnambiguous } from '#shared/core/unambiguous-json.ts';
import { isObject, type JsonObject } from '#shared/features/credentials/shape.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';
import { CheckFailed, required } from './failure.ts';
import type { Fetch } from './fetch.ts';

/** What a check needs besides the credential. */
export interface Circumstances {
  /** The confirmed addresses of the user, in lower case. */
  readonly emails: readonly string[];
  readonly trusted: readonly TrustedIssuer[];
  readonly fetch: Fetch;
  readonly now: Date;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** The entry of the list by which an issuer is trusted. */
export const trustedAs = (trusted: readonly TrustedIssuer[], issuerId: string): TrustedIssuer | undefined =>
  trusted.find(({ address }) => withoutSlash(address) === withoutSlash(issuerId));

/** The address at which the document of a `did:web` is. */
export const didWebUrl = (did: string): string => {
  const [host = '', ...folders] = did.slice('did:web:'.length).split(':');
  return `https://${host}/${folders.length === 0 ? '.well-known' : folders.join('/')}/did.json`;
};

/** From where an issuer may be asked; undefined for a `did:key`, which says all by itself. */
const originOf = ({ address }: TrustedIssuer): string | undefined => {
  if (address.startsWith('did:key:')) return undefined;
  return new URL(address.startsWith('did:web:') ? didWebUrl(address) : address).origin;
};

/** Whether an address belongs to a trusted issuer: of its host, by https, without a port or a password. */
export const isOf = (issuer: TrustedIssuer, address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'https:' && url.username === '' && url.password === '' && url.origin === originOf(issuer)
  );
};

/** What a trusted issuer has at an address of its own; undefined when it says that it is gone. */
export const documentOf = async (
  issuer: TrustedIssuer,
  address: string,
  { fetch }: Pick<Circumstances, 'fetch'>,
): Promise<{ readonly text: string; readonly value: JsonObject | undefined } | undefined> => {
  if (!isOf(issuer, address)) throw new CheckFailed('unknown_issuer');
  const fetched = required(await fetch(new URL(address)), 'unreachable');
  if ('gone' in fetched) return undefined;
  const value = parseUnambiguous(fetched.text);
  return { text: fetched.text.trim(), value: isObject(value) ? value : undefined };
};

/** The same, as an object of JSON that must be there. */
export const objectOf = async (
  issuer: TrustedIssuer,
  address: string,
  circumstances: Pick<Circumstances, 'fetch'>,
): Promise<JsonObject> => required((await documentOf(issuer, address, circumstances))?.value, 'unreachable');
