import * as z from 'zod';
import { defineFeature, roleSchema } from '#shared/core/contract.ts';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { preferencesSchema } from '../attention/preferences.ts';
import { aboutSchema, profileAnswersSchema, userSchema, withNameRule } from './schema.ts';

// Apart from the schemas of users, which forms in the browser check with.

/**
 * The payload of `POST /api/users`. Its `email` and `role` are the spec's fields but change nothing: both are
 * fixed at sign-up.
 */
export const profileSchema = withNameRule(
  z.object({
    ...aboutSchema.shape,
    role: roleSchema.optional(),
    profileData: profileAnswersSchema,
  }),
);

/** What users may change of their profile, whole. `version` is that of the profile they began with. */
const profileEditSchema = withNameRule(
  z.object({
    ...aboutSchema.omit({ email: true }).shape,
    profileData: profileAnswersSchema,
    version: z.number().int().min(0),
  }),
);
export type ProfileEdit = z.infer<typeof profileEditSchema>;

/** A person with the version of their profile, which every change makes one higher. */
const profileRecordSchema = userSchema.extend({ version: z.number().int() });

/** A user's time zone, as they chose it, or as their browser says, which counts only while there is none. */
const timeZoneEditSchema = z.object({ timeZone: timeZoneSchema, chosen: z.boolean() });

const ownId = z.object({ userId: z.string().min(1).max(64) });
const own = { in: 'params', field: 'userId' } as const;

export const users = defineFeature('users', {
  completeOnboarding: {
    method: 'POST',
    path: '/api/users',
    summary: 'Saves the profile from onboarding; email and role stay as they were at sign-up',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    body: profileSchema,
    response: userSchema,
    errors: ['conflict'],
  },
  profile: {
    method: 'GET',
    path: '/api/users/{userId}/profile',
    summary: 'The profile of the signed-in user, with its version',
    access: 'signed-in',
    owner: own,
    grants: ['table:read'],
    params: ownId,
    response: profileRecordSchema,
  },
  saveProfile: {
    method: 'PUT',
    path: '/api/users/{userId}/profile',
    summary: 'Saves the profile of the signed-in user, if it has not changed since the given version',
    access: 'signed-in',
    owner: own,
    grants: ['table:read', 'table:write'],
    params: ownId,
    body: profileEditSchema,
    response: profileRecordSchema,
    errors: ['conflict'],
  },
  preferences: {
    method: 'GET',
    path: '/api/users/{userId}/preferences',
    summary: 'The email preferences of the signed-in user',
    access: 'signed-in',
    owner: own,
    grants: ['table:read'],
    params: ownId,
    response: preferencesSchema,
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/users/{userId}/preferences',
    summary: 'Saves the email preferences of the signed-in user',
    access: 'signed-in',
    owner: own,
    grants: ['table:write'],
    params: ownId,
    body: preferencesSchema,
    response: preferencesSchema,
  },
  saveTimeZone: {
    method: 'PUT',
    path: '/api/users/{userId}/time-zone',
    summary: 'Saves the time zone of the signed-in user; one that was not chosen only if there is none',
    access: 'signed-in',
    owner: own,
    grants: ['table:read', 'table:write'],
    params: ownId,
    body: timeZoneEditSchema,
    response: z.object({ timeZone: z.string() }),
  },
});
