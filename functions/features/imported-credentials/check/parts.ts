import { isObject, type JsonObject } from '#shared/features/credentials/shape.ts';

// Reading of values whose form nobody vouches for.

/** A value that may be given alone or in an array, as an array. */
export const listIn = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const objectIn = (value: unknown): JsonObject | undefined => (isObject(value) ? value : undefined);

/** The address of something that is given by its address alone, or as an object with an `id`. */
export const idIn = (value: unknown): string | undefined => textIn(isObject(value) ? value.id : value);

export const textsIn = (value: unknown): string[] => listIn(value).flatMap((one) => textIn(one) ?? []);

/** A moment with a time zone; undefined for any other text. */
export const momentIn = (value: unknown): string | undefined => {
  const text = textIn(value);
  const isMoment =
    text !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  return isMoment && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined;
};

/** Seconds since 1970 as a moment, as tokens have them. */
export const secondsIn = (value: unknown): string | undefined =>
  typeof value === 'number' && value > 0 && value < 1e11 ? new Date(value * 1000).toISOString() : undefined;
