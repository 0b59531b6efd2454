import * as z from 'zod';

/**
 * Whether the table can store a number: DynamoDB takes 0 and magnitudes from 1e-130 to below 1e126. Its 38 digits are
 * more than a JavaScript number has.
 */
export const isStorable = (number: number): boolean =>
  number === 0 || (Math.abs(number) >= 1e-130 && Math.abs(number) < 1e126);

/** A number with a fraction, within bounds and such that the table can store it. Integers need only their bounds. */
export const fraction = (min: number, max: number, message: string) =>
  z.number(message).min(min, message).max(max, message).refine(isStorable, message);
