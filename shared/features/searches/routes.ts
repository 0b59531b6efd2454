import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { defineFeature, emptyBody, line, momentSchema, redirectSchema } from '#shared/core/contract.ts';
import { opportunityQuery } from '../opportunities/query.ts';
import { ALERTS } from './rules.ts';

const parameter = line(600).optional();

/** The parameters of a search, as its address has them. What an empty one asks for is left out. */
const parametersSchema = z
  .object({
    type: parameter,
    location: parameter,
    skills: parameter,
    q: parameter,
    workMode: parameter,
    employmentType: parameter,
    level: parameter,
    payFrom: parameter,
    payCurrency: parameter,
    season: parameter,
    duration: parameter,
    company: parameter,
    sort: parameter,
  })
  .transform((query) =>
    Object.fromEntries(
      Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ),
  )
  .refine((query) => opportunityQuery.safeParse(query).success, 'Choose filters that the search knows');

const alertSchema = z.enum(ALERTS);
const nameSchema = line(80).min(1, 'Enter a name');

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  alert: alertSchema,
  createdAt: momentSchema,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** What a user saves. */
export const newSearchSchema = z.object({ name: nameSchema, query: parametersSchema, alert: alertSchema });

const params = z.object({ id: z.string().min(1).max(64) });
const record = { kind: 'saved-search', param: 'id', relations: ['owner'] } as const;
const token = z.object({ token: line(200) });

export const searches = defineFeature('searches', {
  list: {
    method: 'GET',
    path: '/api/searches',
    summary: 'The saved searches of the signed-in user, latest first',
    access: APPLICANT_ROLES,
    grants: ['table:read'],
    response: z.object({ items: z.array(savedSearchSchema) }),
  },
  add: {
    method: 'POST',
    path: '/api/searches',
    summary: 'Saves a search; with an alert, the user hears of new openings that it finds',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    body: newSearchSchema,
    status: 201,
    response: savedSearchSchema,
    errors: ['limit_reached'],
  },
  change: {
    method: 'PUT',
    path: '/api/searches/{id}',
    summary: 'Changes the alert of a saved search',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record,
    params,
    body: z.object({ alert: alertSchema }),
    response: savedSearchSchema,
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/searches/{id}',
    summary: 'Deletes a saved search with its alert',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record,
    params,
    response: emptyBody,
  },
  openUnsubscribe: {
    method: 'GET',
    path: '/api/searches/unsubscribe',
    summary: 'Leads to the page that turns alerts off, for mail programs that only open links',
    access: 'public',
    grants: [],
    query: token,
    status: 302,
    response: redirectSchema,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/searches/unsubscribe',
    summary:
      'Turns all alerts of a user off, by the token of a mail (RFC 8058); repeating it changes nothing',
    access: 'public',
    grants: ['table:read', 'table:write'],
    query: token,
    response: emptyBody,
    errors: ['invalid_token'],
  },
});
