import * as z from 'zod';
import { defineFeature, emptyBody, momentSchema, roleSchema } from '#shared/core/contract.ts';
import { ignoredColumns, importedLine } from '#shared/core/csv-import.ts';
import { directoryUserSchema } from '../admin/directory.ts';
import { nameFields, theirEmailSchema, withNameRule } from '../users/schema.ts';
import { INVITATIONS_AN_HOUR } from './settings.ts';

/** Invitations that one admin may send within the window, imports and repeats included. */
export const INVITATIONS = { limit: INVITATIONS_AN_HOUR.initial, windowSeconds: 3600 } as const;

/** Who is invited. The user sets the password. */
export const invitationSchema = withNameRule(
  z.object({ email: theirEmailSchema, ...nameFields, role: roleSchema }),
);
export type Invitation = z.infer<typeof invitationSchema>;

/** The columns of an import, in any order; the first line names them. */
export const IMPORT_COLUMNS = ['email', 'firstName', 'lastName', 'role'] as const;
/** A column that may be missing: `yes` for a user who has one name only, in the column of first names. */
export const ONE_NAME_COLUMN = 'oneName';
/** What that column may say, in lower case; `true` is what counts as yes. */
export const ONE_NAME_VALUES: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  x: true,
  '': false,
  no: false,
  false: false,
  '0': false,
};
/** Users in one import. A longer list is imported in parts. */
export const IMPORT_LINES = 200;
export const IMPORT_MAX_CHARACTERS = 60_000;

export const importSchema = z.object({
  csv: z
    .string()
    .min(1, 'Choose a file that is not empty')
    .max(IMPORT_MAX_CHARACTERS, `Import at most ${IMPORT_LINES} users at a time`),
  /** Checks every line and sends no invitation. */
  dryRun: z.boolean(),
});

/** What became of one line of an import, or would. */
export const importLineSchema = z.object({ ...importedLine, email: z.string() });
export type ImportLine = z.infer<typeof importLineSchema>;

/** Why a line of an import is refused. */
export const IMPORT_PROBLEMS = {
  columns: `The first line must name the columns ${IMPORT_COLUMNS.join(', ')}, and may name ${ONE_NAME_COLUMN}`,
  oneName: `Write yes or no in ${ONE_NAME_COLUMN}`,
  tooMany: `Import at most ${IMPORT_LINES} users at a time`,
  noUsers: 'There are no users below the header',
  malformed: 'This line is not valid CSV',
  repeated: (line: number) => `This address is already on line ${line}`,
  notReached: 'This line wasn’t processed in time. Import the file again',
  taken: 'An account with this address already exists',
} as const;

export const invitations = defineFeature('invitations', {
  create: {
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Creates an account and mails an invitation',
    access: ['admin'],
    grants: ['table:read', 'table:write', 'audit:append', 'cognito:invite'],
    body: invitationSchema,
    status: 201,
    response: directoryUserSchema,
    errors: ['email_taken', 'too_many_requests'],
  },
  importUsers: {
    method: 'POST',
    path: '/api/admin/users/import',
    summary: 'Invites the users of a CSV file, with a result for each line; a dry run only checks',
    access: ['admin'],
    grants: ['table:read', 'table:write', 'audit:append', 'cognito:invite'],
    body: importSchema,
    response: z.object({ lines: z.array(importLineSchema), ignored: ignoredColumns }),
    errors: ['too_many_requests'],
  },
  resend: {
    method: 'POST',
    path: '/api/admin/users/{id}/invitation',
    summary: 'Mails the invitation again, with a new link',
    access: ['admin'],
    grants: ['table:read', 'table:write', 'audit:append'],
    params: z.object({ id: z.string().min(1).max(64) }),
    body: emptyBody,
    response: z.object({ expiresAt: momentSchema }),
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
});
