import * as z from 'zod';
import { PLAN_ANSWERS, PLAN_REQUEST_KINDS } from './rules.ts';

const about = { requestId: z.string(), title: z.string(), requested: z.enum(PLAN_REQUEST_KINDS) };

/** What follows from requests of companies. */
export const planRequestEventSchemas = [
  /** For admins: a company asks for something. */
  z.object({ kind: z.literal('plan_request'), company: z.string(), ...about }),
  /** For the member who asked: an admin answered. */
  z.object({
    kind: z.literal('plan_request_answered'),
    companyId: z.string(),
    status: z.enum(PLAN_ANSWERS),
    ...about,
  }),
] as const;
