import { createHash } from 'node:crypto';
import type { HttpRequest } from '../http.ts';
import { canonicalQuery, isSignature, signatureFor } from '../iam/signature.ts';
import { S3Error } from './error.ts';

/** Gives the principal and the secret of an access key, if there is such a key. */
export type FindKey = (accessKeyId: string) => { readonly name: string; readonly secret: string } | undefined;

/** What every signature says of itself, in a query or a form. */
interface Claim {
  readonly credential: string;
  readonly date: string;
  readonly signature: string;
}

const mismatch = () =>
  new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );

/** The name of the principal that made this signature of a text; the text is made of the scope of its key. */
const signer = (claim: Claim, findKey: FindKey, textFor: (scope: string) => string): string => {
  const [accessKeyId = '', ...scope] = claim.credential.split('/');
  const [day = '', region = '', service = '', end = ''] = scope;
  const key = findKey(accessKeyId);
  if (!key)
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  if (service !== 's3' || end !== 'aws4_request' || !claim.date.startsWith(day)) throw mismatch();
  const expected = signatureFor(key.secret, { day, region, service }, textFor(scope.join('/')));
  if (!isSignature(claim.signature, expected)) throw mismatch();
  return key.name;
};

/** The principal that signed a form's policy. */
export const policySigner = (fields: ReadonlyMap<string, string>, findKey: FindKey): string =>
  signer(
    {
      credential: fields.get('x-amz-credential') ?? '',
      date: fields.get('x-amz-date') ?? '',
      signature: fields.get('x-amz-signature') ?? '',
    },
    findKey,
    () => fields.get('policy') ?? '',
  );

/** `20130524T000000Z` in milliseconds. */
const momentOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** A week is the longest that S3 takes. */
const MOST_SECONDS = 604_800;

/**
 * The principal that signed a request in its address. Refuses one that has expired by the local clock. S3 signs the
 * path as it is sent, and does not look at the body.
 */
export const addressSigner = (
  { method, path, query, headers }: HttpRequest,
  findKey: FindKey,
  now: number,
): string => {
  const fields = new URLSearchParams(query);
  const field = (name: string) => fields.get(`X-Amz-${name}`) ?? '';
  if (!fields.has('X-Amz-Signature')) throw new S3Error('AccessDenied', 'Access Denied');
  const seconds = Number(field('Expires'));
  const signedAt = momentOf(field('Date'));
  if (!(seconds >= 1 && seconds <= MOST_SECONDS) || Number.isNaN(signedAt))
    throw new S3Error('AuthorizationQueryParametersError', 'X-Amz-Expires or X-Amz-Date is not valid', 400);
  const names = field('SignedHeaders').split(';');
  // Headers that S3 acts on count only when they were signed.
  const unsigned = [...headers.keys()].find((name) => name.startsWith('x-amz-') && !names.includes(name));
  if (unsigned || !names.includes('host'))
    throw new S3Error('AccessDenied', `There were headers present in the request which were not signed`);
  const signature = field('Signature');
  fields.delete('X-Amz-Signature');
  const canonical = [
    method,
    path,
    canonicalQuery(fields),
    ...names.map((name) => `${name}:${(headers.get(name) ?? '').trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const name = signer({ credential: field('Credential'), date: field('Date'), signature }, findKey, (scope) =>
    ['AWS4-HMAC-SHA256', field('Date'), scope, createHash('sha256').update(canonical).digest('hex')].join(
      '\n',
    ),
  );
  if (now > signedAt + seconds * 1000) throw new S3Error('AccessDenied', 'Request has expired');
  return name;
};
