import { expect, test } from 'vitest';
import { presignUrl, signForm, signPolicy } from './signing.ts';

/* The examples of AWS's documentation: their keys, and the signatures that they give. */

const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = (moment: string) => ({ credentials: KEYS, region: 'us-east-1', at: new Date(moment) });

test('signs a link as AWS’s example does', () => {
  const url = presignUrl(at('2013-05-24T00:00:00Z'), {
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    seconds: 86_400,
  });
  expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('signs a policy as AWS’s example does', () => {
  const lines = [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ];
  const policy = Buffer.from(lines.join('\r\n')).toString('base64');
  expect(signPolicy(at('2015-12-29T00:00:00Z'), policy)).toBe(
    '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  );
});

test('a form’s policy covers each of its fields, the size, and the end', () => {
  const { policy, ...fields } = signForm(at('2026-01-01T00:00:00Z'), {
    bucket: 'b',
    fields: { key: 'uploads/1', 'Content-Type': 'application/pdf' },
    bytes: { from: 1, to: 5 },
    seconds: 60,
  });
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString());
  expect(expiration).toBe('2026-01-01T00:01:00.000Z');
  expect(conditions).toEqual([
    { bucket: 'b' },
    ...Object.entries(fields)
      .filter(([name]) => name !== 'x-amz-signature')
      .map(([name, value]) => ({ [name]: value })),
    ['content-length-range', 1, 5],
  ]);
});

test('temporary keys are named in links and in forms', () => {
  const signer = { ...at('2026-01-01T00:00:00Z'), credentials: { ...KEYS, sessionToken: 'a+b' } };
  const url = presignUrl(signer, { method: 'GET', url: 'https://b.example/k', seconds: 1 });
  expect(new URL(url).searchParams.get('X-Amz-Security-Token')).toBe('a+b');
  const form = signForm(signer, { bucket: 'b', fields: {}, bytes: { from: 1, to: 2 }, seconds: 1 });
  expect(form).toMatchObject({ 'x-amz-security-token': 'a+b' });
});
