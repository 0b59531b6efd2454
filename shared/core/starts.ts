import * as z from 'zod';

/** A moment on a full minute, as the caller has it; it is stored in UTC. */
export const startSchema = z.iso
  .datetime({ offset: true })
  .refine((at) => Date.parse(at) % 60_000 === 0, 'Enter a time on a full minute')
  .overwrite((at) => (Number.isNaN(Date.parse(at)) ? at : new Date(at).toISOString()));
