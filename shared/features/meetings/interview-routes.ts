import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import { MAX_INTERVIEW_APPLICANTS } from './interview-rules.ts';
import { isProposal, proposalFields } from './proposal-schema.ts';
import { meetingSchema, meetingUserId, shownMeetingSchema } from './schema.ts';

/** An interview as the members of the company see it. */
export const interviewSchema = meetingSchema
  .pick({
    id: true,
    topic: true,
    status: true,
    start: true,
    minutes: true,
    timeZone: true,
    guest: true,
    host: true,
    panel: true,
    proposed: true,
    anySlot: true,
    asked: true,
    createdAt: true,
    link: true,
  })
  .extend({
    /** Whether it is known where it takes place. `link` itself is empty for those who take no part. */
    hasLink: z.boolean(),
    takesPart: z.boolean(),
    /** Whether the caller has submitted a scorecard about the applicant. */
    rated: z.boolean(),
  });
export type Interview = z.infer<typeof interviewSchema>;

const id = z.string().min(1).max(64);
const usersQuery = z
  .string()
  .max(65 * MAX_INTERVIEW_APPLICANTS)
  .transform((text) => text.split(','))
  .pipe(z.array(meetingUserId).min(1).max(MAX_INTERVIEW_APPLICANTS));

const posting = { kind: 'posting', param: 'id', relations: ['company', 'owner'] } as const;
const applicant = { kind: 'applicant', param: 'userId', relations: ['company', 'owner'] } as const;

/** Interviews: meetings for an application, proposed by who decides about it. */
export const INTERVIEW_ROUTES = {
  interviews: {
    method: 'GET',
    path: '/api/opportunities/{id}/interviews',
    summary: 'The interviews with some applicants of a posting, the latest of each applicant first',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read'],
    record: posting,
    params: z.object({ id }),
    /** The ids of applicants, separated by commas. */
    query: z.object({ users: usersQuery }),
    response: z.object({ items: z.array(interviewSchema) }),
  },
  interview: {
    method: 'POST',
    path: '/api/opportunities/{id}/applications/{userId}/interview',
    summary:
      'Proposes an interview to an applicant: up to six times, or the free slots of all hosts. An application that was not invited yet is, in the same transaction; nothing is sent while that can be undone',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read', 'table:write', 'meetings:room'],
    record: applicant,
    params: z.object({ id, userId: id }),
    body: z
      .object({ ...proposalFields, version: z.number().int().min(0).optional() })
      .refine(isProposal, { path: ['proposed'], error: 'Propose times, or offer your free slots' }),
    status: 201,
    response: z.object({
      opportunityId: z.string(),
      userId: z.string(),
      status: z.enum(APPLICATION_STATUSES),
      updatedAt: momentSchema,
      version: z.number().int(),
      /** Until when the invitation can be undone; null when there is nothing to undo. */
      undoUntil: momentSchema.nullable(),
      meeting: shownMeetingSchema,
    }),
    errors: ['email_unconfirmed', 'forbidden', 'conflict', 'too_many_requests'],
  },
} as const;
