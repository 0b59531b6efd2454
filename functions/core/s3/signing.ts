import { createHash, createHmac } from 'node:crypto';

/** The keys of a function's role. Temporary ones, as every role has in AWS, have a session token. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Who signs, where and when. */
export interface Signer {
  readonly credentials: Credentials;
  readonly region: string;
  readonly at: Date;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As RFC 3986 has it; `encodeURIComponent` leaves five characters that S3 expects encoded. */
export const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** `20130524T000000Z` */
export const amzDate = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

export const scopeOf = ({ region, at }: Signer, service = 's3'): string =>
  `${amzDate(at).slice(0, 8)}/${region}/${service}/aws4_request`;

export const signatureOf = ({ credentials, region, at }: Signer, text: string, service = 's3'): string => {
  const day = hmac(`AWS4${credentials.secretAccessKey}`, amzDate(at).slice(0, 8));
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, day);
  return hmac(key, text).toString('hex');
};

/** The fields by which S3 recognises who signed, for a URL (`X-Amz-…`) or a form (`x-amz-…`). */
const identity = (signer: Signer, prefix: 'X-Amz-' | 'x-amz-'): Record<string, string> => {
  const name = (part: string) => prefix + (prefix === 'x-amz-' ? part.toLowerCase() : part);
  const { accessKeyId, sessionToken } = signer.credentials;
  return {
    [name('Algorithm')]: ALGORITHM,
    [name('Credential')]: `${accessKeyId}/${scopeOf(signer)}`,
    [name('Date')]: amzDate(signer.at),
    ...(sessionToken !== undefined && { [name('Security-Token')]: sessionToken }),
  };
};

/** A request to S3 that is signed in its address. */
export interface Presigned {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** The object's address, of characters that need no encoding. */
  readonly url: string;
  /** Further fields of the query, such as `response-content-disposition`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers that the request must carry, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/**
 * The address that lets anyone who has it make this one request, for the given seconds: Signature Version 4 in the
 * query, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html.
 */
export const presignUrl = (signer: Signer, { method, url, query, headers, seconds }: Presigned): string => {
  const target = new URL(url);
  const signed = Object.entries({ host: target.host, ...headers }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const fields = {
    ...query,
    ...identity(signer, 'X-Amz-'),
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': names,
  };
  const queryString = Object.entries(fields)
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    target.pathname,
    queryString,
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const signature = signatureOf(signer, [ALGORITHM, amzDate(signer.at), scopeOf(signer), hash].join('\n'));
  return `${url}?${queryString}&X-Amz-Signature=${signature}`;
};

/** The signature of a form's policy, in base64. */
export const signPolicy = (signer: Signer, policy: string): string => signatureOf(signer, policy);

/** What may be posted by a form: exactly these fields, and a file of at most this size in bytes. */
export interface PostForm {
  readonly bucket: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly bytes: { readonly from: number; readonly to: number };
  readonly seconds: number;
}

/**
 * The fields of a form that lets anyone who has it upload one file, for the given seconds. S3 refuses a form that
 * differs from the policy: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html.
 */
export const signForm = (signer: Signer, { bucket, fields, bytes, seconds }: PostForm) => {
  const all = { ...fields, ...identity(signer, 'x-amz-') };
  const policy = {
    expiration: new Date(signer.at.getTime() + seconds * 1000).toISOString(),
    conditions: [
      { bucket },
      ...Object.entries(all).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', bytes.from, bytes.to],
    ],
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  return { ...all, policy: encoded, 'x-amz-signature': signPolicy(signer, encoded) };
};
