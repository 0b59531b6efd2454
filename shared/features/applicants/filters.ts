import * as z from 'zod';
import { dateSchema, optionalFilter, searchText } from '#shared/core/contract.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';
import { HIRING_SOURCES, HIRING_STAGES } from './hiring-rules.ts';

const skillsFilter = searchText(200).transform((text) =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== ''),
);

/** What a list of applicants can be narrowed by. */
export const applicantFilters = {
  status: optionalFilter(z.enum(APPLICATION_STATUSES)),
  /** Words of the name, the school, the field, the place and the skills. */
  q: optionalFilter(searchText(100)),
  /** Those without a number are left out. */
  minMatch: optionalFilter(z.coerce.number().int().min(0).max(100)),
  /** Separated by commas; applicants have all of them. */
  skills: optionalFilter(skillsFilter),
  education: optionalFilter(searchText(100)),
  location: optionalFilter(searchText(100)),
  /** The first and the last day of the application. */
  from: optionalFilter(dateSchema),
  to: optionalFilter(dateSchema),
  answered: optionalFilter(z.enum(['yes', 'no'])),
  /** Those who got so far, whatever became of them since. */
  reached: optionalFilter(z.enum(HIRING_STAGES)),
  source: optionalFilter(z.enum(HIRING_SOURCES)),
  /** Those assigned to the caller, or to no one. */
  assigned: optionalFilter(z.enum(['me', 'nobody'])),
  /** Those who asked for a review without a number, or those who did not. */
  review: optionalFilter(z.enum(['scored', 'unscored'])),
};
