import * as z from 'zod';
import { keysIn } from './choice-keys.ts';

/**
 * Everything that can go wrong, with the HTTP status and the sentence a person reads.
 * A handler may pass a more specific sentence; the code is what programs compare.
 */
export const ERRORS = {
  bad_request: { status: 400, message: 'We couldn’t read this request.' },
  invalid_input: { status: 400, message: 'Some fields need your attention.' },
  invalid_cursor: {
    status: 400,
    message: 'This page of the list has expired. Start again from the first page.',
  },
  invalid_token: { status: 400, message: 'This link is no longer valid. Request a new one.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid credentials. Please try again.' },
  forbidden: { status: 403, message: 'You don’t have access to this.' },
  approval_pending: { status: 403, message: 'Your account is waiting for approval.' },
  plan_required: { status: 403, message: 'Your company’s plan doesn’t include this.' },
  email_unconfirmed: { status: 403, message: 'Please confirm your email address first.' },
  not_found: { status: 404, message: 'We couldn’t find this. It may have been removed.' },
  method_not_allowed: { status: 405, message: 'This address doesn’t support that method.' },
  conflict: { status: 409, message: 'This was changed by someone else at the same time. Please try again.' },
  email_taken: { status: 409, message: 'An account with this email address already exists.' },
  last_admin: {
    status: 409,
    message: 'This is the last active admin. Approve another admin first.',
  },
  already_applied: { status: 409, message: 'You’ve already applied for this opportunity.' },
  opportunity_closed: { status: 409, message: 'This opportunity is closed.' },
  slot_taken: { status: 409, message: 'This time is no longer free. Choose another one.' },
  illegal_transition: { status: 409, message: 'This isn’t possible in the current status.' },
  plan_limit: { status: 409, message: 'Your plan doesn’t include more open postings.' },
  already_in_company: { status: 409, message: 'You already belong to a company.' },
  not_withdrawable: { status: 409, message: 'This application can no longer be withdrawn.' },
  no_capacity: { status: 409, message: 'This mentor’s last place was just taken.' },
  too_many_open: { status: 409, message: 'Three of your requests wait for an answer, which is the most.' },
  asked_recently: { status: 409, message: 'You asked this mentor not long ago.' },
  questions_used_up: { status: 409, message: 'This person has taken all their questions for this week.' },
  action_used: { status: 409, message: 'This was already confirmed.' },
  action_expired: { status: 409, message: 'This could be confirmed for 15 minutes. Ask again to go on.' },
  action_changed: {
    status: 409,
    message: 'This has changed in the meantime. Ask again to see how it is now.',
  },
  claimed: { status: 409, message: 'Another mentor has just claimed this review.' },
  too_many_claims: {
    status: 409,
    message: 'You have claimed two reviews, which is the most. Finish or release one first.',
  },
  not_calibrated: { status: 409, message: 'Rate the two reference projects before your first review.' },
  attempt_open: { status: 409, message: 'An attempt of yours is open. Continue with it.' },
  cooling_down: { status: 409, message: 'Another attempt needs some time in between.' },
  not_eligible: { status: 409, message: 'Something is missing before you can begin.' },
  already_asked: { status: 409, message: 'Your question to this person is still waiting for an answer.' },
  limit_reached: { status: 409, message: 'You have reached the limit. Remove something first.' },
  gone: { status: 410, message: 'This was removed.' },
  payload_too_large: { status: 413, message: 'This is too large to process.' },
  unsupported_media_type: { status: 415, message: 'Send the request as JSON.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  feature_off: { status: 503, message: 'This is switched off at the moment.' },
  read_only: {
    status: 503,
    message: 'Nothing can be changed at the moment. You can still read everything.',
  },
  unavailable: { status: 503, message: 'We’re temporarily unavailable. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorCode = keyof typeof ERRORS;

const moment = z.iso.datetime({ precision: 3 });

/** What errors say besides their sentence, for programs: each code with its facts. Other codes have none. */
const DETAILS = {
  /** From when on an attempt may succeed again. */
  too_many_requests: z.object({ retryAt: moment }),
  /** Up to three other times, as close as possible to the one that was asked for, at which all are free. */
  slot_taken: z.object({ otherTimes: z.array(moment).max(3) }),
  /** The ids of up to three other mentors who fit and have a free place. */
  no_capacity: z.object({ otherMentors: z.array(z.string()).max(3) }),
  /** From when on this mentor may be asked again; null for never, as for a mentor who got a request that was offered onward. */
  asked_recently: z.object({ askAgainFrom: moment.nullable() }),
  /** From when on another attempt may begin. */
  cooling_down: z.object({ nextFrom: moment }),
  /** What is missing, such as the numbers of the lessons that are not done. */
  not_eligible: z.object({ missing: z.array(z.string()), lessons: z.array(z.number().int()) }),
  /** From when on they take questions again. */
  questions_used_up: z.object({ roomFrom: moment }),
};

/** What an error of this code may carry; nothing for most. */
export type ErrorDetails<C extends ErrorCode = ErrorCode> = C extends keyof typeof DETAILS
  ? z.infer<(typeof DETAILS)[C]>
  : never;

/**
 * The body of every answer that is not OK. `fields` maps a dotted path (`profileData.gpa`) to what is wrong there; `details` has
 * the facts of the code.
 */
export const errorSchema = z.object({
  code: z.enum(keysIn(ERRORS)),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.union(Object.values(DETAILS)).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;
