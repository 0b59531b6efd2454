import { createHash } from 'node:crypto';
import { ALGORITHM, amzDate, encodeRfc3986, type Signer, scopeOf, signatureOf } from './s3/signing.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The headers that sign a request to an AWS service other than S3, without a query: Signature Version 4,
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html. Valid for five minutes.
 */
export const signedHeaders = (
  signer: Signer,
  service: string,
  { method, url, body = '' }: { readonly method: string; readonly url: string; readonly body?: string },
): Record<string, string> => {
  const { host, pathname } = new URL(url);
  const { accessKeyId, sessionToken } = signer.credentials;
  const date = amzDate(signer.at);
  const sent = {
    'x-amz-date': date,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const signed = Object.entries({ host, ...sent });
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    // Encoded once more than it is sent: the rule of every service but S3.
    pathname.split('/').map(encodeRfc3986).join('/'),
    '',
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const scope = scopeOf(signer, service);
  const signature = signatureOf(signer, [ALGORITHM, date, scope, sha256(canonical)].join('\n'), service);
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, authorization };
};
