import * as z from 'zod';
import { line } from '#shared/core/contract.ts';

/** The choice that has no sentence: the details are the reason. */
export const OTHER = 'Another reason';

/** One of some usual reasons with details, or details alone. The result is one line, as others read it. */
export const reasonSchemaFor = (detailsMax: number) =>
  z
    .object({
      reason: z.string('Choose a reason').min(1, 'Choose a reason'),
      details: line(detailsMax),
    })
    .refine(({ reason, details }) => reason !== OTHER || details !== '', {
      path: ['details'],
      message: 'Enter a reason',
    })
    .transform(({ reason, details }) =>
      [reason === OTHER ? '' : reason, details].filter((part) => part !== '').join(' '),
    );

export type ReasonSchema = ReturnType<typeof reasonSchemaFor>;

/** What the details may hold beside the longest of the usual reasons, when both may have `max` characters. */
export const detailsBeside = (usual: readonly string[], max: number): number =>
  max - Math.max(...usual.map(({ length }) => length)) - 1;
