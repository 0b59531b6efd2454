import { hostOf } from '#shared/core/web-address.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';

/** Host names that only a private network knows (RFC 6761, RFC 6762, RFC 8375), and single words. */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa)$/;
const ADDRESS_OF_A_HOST = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Whether a host can be one of the public web, by its form alone: nothing is looked up or fetched. */
const isPublicHost = (host: string): boolean =>
  host.includes('.') && !ADDRESS_OF_A_HOST.test(host) && !PRIVATE_NAME.test(host.replace(/\.$/, ''));

const SCHEME_AND_HOST = /^(https?):\/\/+[^/?#\\]*/i;

/**
 * An address with its host in ASCII, as browsers look it up: letters of other alphabets that look like Latin ones do not
 * lead a reader astray. Other text stays as it is.
 */
const withPlainHost = (address: string): string =>
  hostOf(address) === undefined
    ? address
    : address.replace(
        SCHEME_AND_HOST,
        (_, scheme: string) => `${scheme.toLowerCase()}://${new URL(address).host}`,
      );

/**
 * The address of a repository or of running work, or nothing: `https`, without a user name, on a public host. It is
 * checked by its form only. No server ever opens it.
 */
export const projectAddressSchema = webAddressSchema
  .overwrite(withPlainHost)
  .refine(
    (address) => address === '' || address.startsWith('https://'),
    'Enter an address that begins with https://',
  )
  .refine(
    (address) => address === '' || isPublicHost(hostOf(address) ?? ''),
    'Enter an address on the public web',
  );
