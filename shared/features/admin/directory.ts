import * as z from 'zod';
import {
  dateSchema,
  momentSchema,
  optionalFilter,
  pageQuery,
  roleSchema,
  searchText,
} from '#shared/core/contract.ts';
import { statusSchema } from '../users/schema.ts';

/** A user in the admins' list. */
export const directoryUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  status: statusSchema,
  joinedAt: momentSchema,
  /** The last day (in UTC) on which the user did something while signed in; null before the first. */
  lastActiveOn: dateSchema.nullable(),
  /** The university of students and alumni, the company of everyone else; empty when the profile names none. */
  organisation: z.string(),
});
export type DirectoryUser = z.infer<typeof directoryUserSchema>;

const count = z.number().int().min(0);

/** How many users there are, for the tabs. Filters and the search do not change them. */
export const directoryCountsSchema = z.object({
  all: count,
  student: count,
  mentor: count,
  employer: count,
  alumni: count,
  admin: count,
});
export type DirectoryCounts = z.infer<typeof directoryCountsSchema>;

/** The stat cards. `newThisMonth` counts who joined in the current month in UTC. */
export const directoryFiguresSchema = z.object({
  total: count,
  active: count,
  students: count,
  newThisMonth: count,
  /** How many wait for a decision: the number beside the link to the approval queue. */
  waiting: count,
});
export type DirectoryFigures = z.infer<typeof directoryFiguresSchema>;

/** The longest search text: the longest email address. */
export const DIRECTORY_QUERY_MAX = 128;

export const directoryQuerySchema = z.object({
  role: optionalFilter(roleSchema),
  status: optionalFilter(statusSchema),
  /** The beginning of a first name, last name, full name or email address. */
  q: optionalFilter(searchText(DIRECTORY_QUERY_MAX)),
  joinedFrom: optionalFilter(dateSchema),
  joinedTo: optionalFilter(dateSchema),
  activeFrom: optionalFilter(dateSchema),
  activeTo: optionalFilter(dateSchema),
  /** By the day of joining. Results of a search come in alphabetical order instead. */
  sort: optionalFilter(z.enum(['newest', 'oldest'])),
  ...pageQuery,
});
export type DirectoryQuery = z.infer<typeof directoryQuerySchema>;
