import * as z from 'zod';
import { COLOUR, colourProblem } from './branding.ts';

/** The SHA-256 of a logo, which names it. */
export const logoHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The colour that a company saves; empty for none. */
export const ownColourSchema = z
  .string()
  .max(7)
  .refine((colour) => colour === '' || colourProblem(colour) === undefined, {
    error: ({ input }) => colourProblem(String(input)),
  });

/** How a company marks its page, its postings and mails about them. */
export const brandingSchema = z.object({
  /** Null without a logo. */
  logo: logoHashSchema.nullable(),
  /** `#rrggbb`; empty without a colour. */
  colour: z.union([z.literal(''), z.string().regex(COLOUR)]),
});
export type Branding = z.infer<typeof brandingSchema>;
