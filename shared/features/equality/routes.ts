import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { defineFeature } from '#shared/core/contract.ts';
import { AGES, RACES, SEXES } from './rules.ts';

/** What a user answered to the equal opportunity questions; null where they did not. */
export const equalityAnswersSchema = z.object({
  sex: z.enum(SEXES).nullable(),
  race: z.enum(RACES).nullable(),
  age: z.enum(AGES).nullable(),
});

const ownAnswersSchema = z.object({
  /** The user was asked: they answered some, or none. No one is asked twice. */
  asked: z.boolean(),
  answers: equalityAnswersSchema,
});

const own = { path: '/api/equality/answers', access: APPLICANT_ROLES, response: ownAnswersSchema } as const;

/**
 * The equal opportunity answers of the caller. They have a function of their own, because its policy is the only one by which
 * requests reach them (decision 0223): no other route can show an answer, and none shows those of another user.
 */
export const equality = defineFeature('equality', {
  get: {
    ...own,
    method: 'GET',
    summary: 'The equal opportunity answers of the signed-in user, and whether they were asked',
    grants: ['table:read'],
  },
  save: {
    ...own,
    method: 'PUT',
    summary: 'Saves the equal opportunity answers of the signed-in user; each is voluntary',
    grants: ['table:read', 'table:write'],
    body: equalityAnswersSchema,
  },
  remove: {
    ...own,
    method: 'DELETE',
    summary: 'Deletes the equal opportunity answers of the signed-in user, who is not asked again',
    grants: ['table:read', 'table:write'],
  },
});
