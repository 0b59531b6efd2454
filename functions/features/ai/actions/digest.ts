import { createHash } from 'node:crypto';

/** The value at a dotted path of an answer: `posting.status`. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      value,
    );

/** A value with the fields of its objects in one order. */
const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A short text that is the same for two answers whose named fields are the same. */
export const digestOf = (answer: unknown, fields: readonly string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        fields.map((field) => at(answer, field) ?? null),
        ordered,
      ),
    )
    .digest('base64url');
