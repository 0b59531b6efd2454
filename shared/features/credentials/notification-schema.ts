import * as z from 'zod';
import { CREDENTIAL_NEWS } from './news.ts';

/** Something about a credential that the user holds. */
export const credentialEventSchemas = [
  z.object({
    kind: z.literal('credential'),
    credentialId: z.string(),
    /** The achievement's name. */
    title: z.string(),
    news: z.enum(CREDENTIAL_NEWS),
  }),
] as const;
