import * as z from 'zod';
import {
  dateSchema,
  defineFeature,
  emptyBody,
  line,
  momentSchema,
  optionalFilter,
  pageOf,
  pageQuery,
  searchText,
} from '#shared/core/contract.ts';
import { guideCountrySchema } from '../guides/schema.ts';
import {
  MENTOR_APPROVALS,
  MENTOR_DECISIONS,
  MENTOR_ROLES,
  MENTOR_TYPES,
  RESOURCES,
  SHOWN_TIMES,
} from './rules.ts';
import {
  mentorDetailSchema,
  mentorEditSchema,
  mentorId,
  mentorSummarySchema,
  ownMentorSchema,
  resourceFields,
  resourceSchema,
} from './schema.ts';

const own = { access: MENTOR_ROLES, grants: ['table:read', 'table:write'] } as const;
const resource = {
  record: { kind: 'mentor-resource', param: 'id', relations: ['owner'] },
  params: z.object({ id: mentorId }),
} as const;

/** A mentor as an admin decides about them. */
const mentorCaseSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(MENTOR_ROLES),
  type: z.enum(MENTOR_TYPES),
  expertise: z.array(z.string()),
  industry: z.string(),
  languages: z.array(z.string()),
  about: z.string(),
  approval: z.enum(MENTOR_APPROVALS),
  approvedForMinors: z.boolean(),
  /** Since when they wait, or when it was decided. */
  since: momentSchema,
});
export type MentorCase = z.infer<typeof mentorCaseSchema>;

export const mentors = defineFeature('mentors', {
  list: {
    method: 'GET',
    path: '/api/mentors',
    summary:
      'The mentors who have a free place and bookable time, best fit first for students, then the next free slot. A page may be short and still have more',
    access: 'signed-in',
    approved: true,
    grants: ['table:read', 'search:read'],
    query: z.object({
      q: optionalFilter(searchText(128)),
      expertise: optionalFilter(searchText(64)),
      industry: optionalFilter(searchText(80)),
      type: optionalFilter(z.enum(MENTOR_TYPES)),
      language: optionalFilter(searchText(50)),
      /** Only those who say that they studied in this country. */
      studiedIn: optionalFilter(guideCountrySchema),
      /** Only those with a free slot before the end of this day (UTC). */
      freeBy: optionalFilter(dateSchema),
      ...pageQuery,
    }),
    response: pageOf(mentorSummarySchema).extend({
      /** Of all pages; of this one alone while the directory has no snapshot. */
      total: z.number().int().min(0),
    }),
    errors: ['invalid_cursor'],
  },
  own: {
    ...own,
    method: 'GET',
    path: '/api/mentors/me',
    summary: 'The settings of the signed-in user as a mentor; version 0 until they were saved',
    grants: ['table:read'],
    response: ownMentorSchema,
  },
  saveOwn: {
    ...own,
    method: 'PUT',
    path: '/api/mentors/me',
    summary:
      'Saves the settings of the signed-in user as a mentor, if they have not changed since the given version. An alumnus then waits for an admin’s approval',
    approved: true,
    body: mentorEditSchema,
    response: ownMentorSchema,
    errors: ['email_unconfirmed', 'conflict'],
  },
  get: {
    method: 'GET',
    path: '/api/mentors/{id}',
    summary: 'One mentor with their next free times, for a request',
    access: 'signed-in',
    approved: true,
    grants: ['table:read', 'search:read'],
    params: z.object({ id: mentorId }),
    response: z.object({
      mentor: mentorDetailSchema,
      /** The zone in which the mentor says when they can be met. */
      timeZone: z.string(),
      minutes: z.number().int(),
      times: z.array(momentSchema).max(SHOWN_TIMES),
    }),
    errors: ['not_found'],
  },
  resources: {
    ...own,
    method: 'GET',
    path: '/api/mentors/me/resources',
    summary: 'The links and texts that the signed-in mentor shares often, by title',
    grants: ['table:read'],
    response: z.object({ items: z.array(resourceSchema).max(RESOURCES.most) }),
  },
  addResource: {
    ...own,
    method: 'POST',
    path: '/api/mentors/me/resources',
    summary: 'Adds a link or a text to the resource library',
    body: resourceFields,
    status: 201,
    response: resourceSchema,
    errors: ['limit_reached'],
  },
  saveResource: {
    ...own,
    ...resource,
    method: 'PUT',
    path: '/api/mentors/me/resources/{id}',
    summary: 'Changes a link or a text of the resource library',
    body: resourceFields,
    response: resourceSchema,
  },
  removeResource: {
    ...own,
    ...resource,
    method: 'DELETE',
    path: '/api/mentors/me/resources/{id}',
    summary: 'Removes a link or a text from the resource library. What was sent stays sent',
    response: emptyBody,
  },
  cases: {
    method: 'GET',
    path: '/api/admin/mentors',
    summary:
      'The mentors in a state of approval: those who wait, the longest waiting first; the others, the latest first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({ approval: z.enum(MENTOR_APPROVALS).default('waiting'), ...pageQuery }),
    response: pageOf(mentorCaseSchema),
    errors: ['invalid_cursor'],
  },
  caseCount: {
    method: 'GET',
    path: '/api/admin/mentors/count',
    summary: 'How many mentors wait for approval; 100 means a hundred or more',
    access: ['admin'],
    grants: ['table:read'],
    response: z.object({ count: z.number().int().min(0).max(100) }),
  },
  decide: {
    method: 'POST',
    path: '/api/admin/mentors/{id}/decide',
    summary:
      'Approves or rejects a mentor, or lets them mentor students under 18, with a reason for the audit log',
    access: ['admin'],
    grants: ['table:read', 'table:write', 'audit:append'],
    record: { kind: 'mentor', param: 'id', relations: ['admin'] },
    params: z.object({ id: mentorId }),
    body: z.object({
      decision: z.enum(MENTOR_DECISIONS),
      reason: line(500).min(1, 'Enter a reason'),
    }),
    response: mentorCaseSchema,
    errors: ['conflict', 'illegal_transition'],
  },
});
