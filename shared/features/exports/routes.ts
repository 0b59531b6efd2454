import * as z from 'zod';
import { defineFeature, momentSchema, optionalFilter } from '#shared/core/contract.ts';
import { EXPORT_FORMATS, EXPORT_STATUSES } from '#shared/core/export-rules.ts';
import { applicantFilters } from '../applicants/filters.ts';
import { APPLICANT_ORDERS } from '../applicants/rules.ts';
import { POSTER_ROLES } from '../postings/rules.ts';

const id = z.string().min(1).max(64);
const count = z.number().int().min(0);

/** Exports of one user within the window: each reads all applicants of the postings. */
export const EXPORTS = { limit: 60, windowSeconds: 3600 } as const;

/** Which applicants are exported, and in which order: what `GET /api/applicants` takes. */
export const exportFiltersSchema = z.object({
  opportunityId: optionalFilter(id),
  ...applicantFilters,
  sort: optionalFilter(z.enum(APPLICANT_ORDERS)),
});

const exportSchema = z.object({
  id: z.string(),
  format: z.enum(EXPORT_FORMATS),
  status: z.enum(EXPORT_STATUSES),
  /** How many applicants have been read, of about how many. Once it is ready, `done` are in the file. */
  done: count,
  total: count,
  createdAt: momentSchema,
  /** When the file is deleted. */
  expiresAt: momentSchema,
  /** Why it failed, in a sentence. */
  failure: z.string().optional(),
  /** A link to the file, for five minutes; only when it is ready. */
  url: z.string().optional(),
});

export const exportsFeature = defineFeature('exports', {
  create: {
    method: 'POST',
    path: '/api/exports',
    summary: 'Begins to write a file of the applicants that the filters find. A bell tells when it is ready',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read', 'table:write'],
    body: z.object({
      kind: z.literal('applications'),
      format: z.enum(EXPORT_FORMATS),
      filters: exportFiltersSchema,
    }),
    status: 201,
    response: exportSchema,
    errors: ['limit_reached', 'too_many_requests'],
  },
  get: {
    method: 'GET',
    path: '/api/exports/{id}',
    summary: 'How far an export of the caller is, and a link to its file once it is ready',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read', 'exports:read'],
    record: { kind: 'export', param: 'id', relations: ['owner'] },
    params: z.object({ id }),
    response: exportSchema,
  },
});
