import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import {
  dateSchema,
  emptyBody,
  line,
  momentSchema,
  pageOf,
  pageQuery,
  paragraphs,
} from '#shared/core/contract.ts';
import { ignoredColumns, importedLine } from '#shared/core/csv-import.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';
import { MAX_STEPS } from '#shared/core/workflow.ts';
import { OUTSIDE_IMPORT_LINES, OUTSIDE_IMPORT_MAX_CHARACTERS, OUTSIDE_STAGES } from './outside-stages.ts';
import { APPLICATION_NOTE_MAX } from './rules.ts';

const day = z.union([z.literal(''), dateSchema], 'Enter a date such as 2026-12-03').default('');

/** What a user writes about an application outside of this site. */
export const outsideFieldsSchema = z.object({
  title: line(120).min(1, 'Enter a title'),
  company: line(120).min(1, 'Enter a company'),
  stage: z.enum(OUTSIDE_STAGES).default('wishlist'),
  location: line(80).default(''),
  url: webAddressSchema.default(''),
  /** Empty until the user has applied. */
  appliedOn: day,
  /** The day of the reminder; empty for none. */
  remindOn: day,
  note: paragraphs(APPLICATION_NOTE_MAX).default(''),
});
export type OutsideFields = z.output<typeof outsideFieldsSchema>;

export const outsideApplicationSchema = outsideFieldsSchema.extend({
  id: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Every stage it was in, the first first. */
  history: z
    .array(z.object({ stage: z.enum(OUTSIDE_STAGES), at: momentSchema }))
    .min(1)
    .max(MAX_STEPS),
});
export type OutsideApplication = z.infer<typeof outsideApplicationSchema>;

/** Applications that one user adds within the window, imported ones included. */
export const OUTSIDE_ADDED = { limit: 1000, windowSeconds: 3600 } as const;

export const outsideImportSchema = z.object({
  csv: z
    .string()
    .min(1, 'Choose a file that is not empty')
    .max(OUTSIDE_IMPORT_MAX_CHARACTERS, `Import at most ${OUTSIDE_IMPORT_LINES} applications at a time`),
  /** Checks every line and stores nothing. */
  dryRun: z.boolean(),
});

/** What became of one line of an import, or would. */
export const outsideLineSchema = z.object({
  ...importedLine,
  /** Its title and company, as far as it has them. */
  name: z.string(),
});
export type OutsideLine = z.infer<typeof outsideLineSchema>;

const params = z.object({ id: z.string().min(1).max(64) });
const record = { kind: 'outside-application', param: 'id', relations: ['owner'] } as const;

/** The routes about applications outside of this site, of the feature `applications`. */
export const OUTSIDE_ROUTES = {
  outside: {
    method: 'GET',
    path: '/api/outside-applications',
    summary: 'The applications outside of this site that the signed-in user follows',
    access: APPLICANT_ROLES,
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(outsideApplicationSchema),
    errors: ['invalid_cursor'],
  },
  addOutside: {
    method: 'POST',
    path: '/api/outside-applications',
    summary: 'Adds an application outside of this site',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    body: outsideFieldsSchema,
    status: 201,
    response: outsideApplicationSchema,
    errors: ['conflict', 'too_many_requests'],
  },
  importOutside: {
    method: 'POST',
    path: '/api/outside-applications/import',
    summary: 'Adds the applications of a CSV file, with a result for each line; a dry run only checks',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    body: outsideImportSchema,
    response: z.object({ lines: z.array(outsideLineSchema), ignored: ignoredColumns }),
    errors: ['too_many_requests'],
  },
  saveOutside: {
    method: 'PUT',
    path: '/api/outside-applications/{id}',
    summary: 'Replaces what is stored of an application outside of this site',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record,
    params,
    body: outsideFieldsSchema,
    response: outsideApplicationSchema,
    errors: ['conflict'],
  },
  removeOutside: {
    method: 'DELETE',
    path: '/api/outside-applications/{id}',
    summary: 'Deletes an application outside of this site',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record,
    params,
    response: emptyBody,
  },
} as const;
