import * as z from 'zod';
import type { HttpRequest } from '../http.ts';
import { S3Error } from './error.ts';

/** A form that was posted to a bucket. Names of fields are in lower case: S3 does not distinguish it. */
export interface PostedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: Buffer;
}

/** Reads a form. S3 ignores what follows the file. */
export const readForm = async ({ headers, body }: HttpRequest): Promise<PostedForm> => {
  const type = headers.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (!form)
    throw new S3Error(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
      400,
    );
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (name === 'file')
      return {
        fields,
        file: typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer()),
      };
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  }
  throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', 400);
};

const conditionSchema = z.union([
  z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()).refine((record) => Object.keys(record).length === 1),
]);
const policySchema = z.object({ expiration: z.string(), conditions: z.array(conditionSchema) });
type Condition = z.infer<typeof conditionSchema>;

/** Fields that no condition needs to name. */
const isFree = (name: string): boolean =>
  ['policy', 'x-amz-signature', 'file'].includes(name) || name.startsWith('x-ignore-');

const invalid = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);

const failed = (condition: Condition) => invalid(`Policy Condition failed: ${JSON.stringify(condition)}`);

/** Checks one condition, and gives the field that it is about. */
const check = (
  condition: Condition,
  fields: ReadonlyMap<string, string>,
  size: number,
): string | undefined => {
  if (!Array.isArray(condition)) {
    const [[name = '', value] = []] = Object.entries(condition);
    if (fields.get(name.toLowerCase()) !== value) throw failed(condition);
    return name.toLowerCase();
  }
  if (condition[0] === 'content-length-range') {
    const [, from, to] = condition;
    if (size > to)
      throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400);
    if (size < from)
      throw new S3Error(
        'EntityTooSmall',
        'Your proposed upload is smaller than the minimum allowed size',
        400,
      );
    return undefined;
  }
  const [operator, reference, expected] = condition;
  const name = reference.slice(1).toLowerCase();
  const given = fields.get(name) ?? '';
  if (operator === 'eq' ? given !== expected : !given.startsWith(expected)) throw failed(condition);
  return name;
};

const parsePolicy = (encoded: string) => {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Error('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.', 400);
  }
};

/**
 * Refuses a form that its policy does not allow, as S3 does: every condition must hold, and every field be the subject of
 * one. The signature of the policy is checked before.
 */
export const checkPolicy = ({ fields, file }: PostedForm, bucket: string, now: number): void => {
  const { expiration, conditions } = parsePolicy(fields.get('policy') ?? '');
  if (!(now <= Date.parse(expiration))) throw invalid('Policy expired.');
  const all = new Map([...fields, ['bucket', bucket]]);
  const covered = new Set(conditions.map((condition) => check(condition, all, file.length)));
  const extra = [...all.keys()].find((name) => !isFree(name) && name !== 'bucket' && !covered.has(name));
  if (extra) throw invalid(`Extra input fields: ${extra}`);
  if (!covered.has('bucket')) throw invalid('The policy names no bucket.');
};
