import * as z from 'zod';
import { defineFeature, line, pageOf, pageQuery, plain, type Route } from '#shared/core/contract.ts';
import {
  changeOutcomeSchema,
  REASON_MAX,
  settingChangeSchema,
  settingRowSchema,
  settingValueSchema,
  settingVersionSchema,
  shownSettingsSchema,
} from './schema.ts';

const params = z.object({ key: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/) });

/** Of approved admins alone. */
const admins = {
  access: ['admin'],
  approved: true,
  grants: ['table:read'],
} as const satisfies Partial<Route>;
/** A change, which the audit log records. */
const changing = {
  ...admins,
  method: 'POST',
  grants: ['table:read', 'table:write', 'audit:append'],
  params,
  errors: ['not_found', 'conflict'],
} as const satisfies Partial<Route>;

/** Which waiting change is meant; without it, the one that waits. */
const pending = z.object({ pending: plain(64).optional() });

/** The settings of the platform: what admins can change without a deployment. */
export const platformSettings = defineFeature('platform-settings', {
  shown: {
    method: 'GET',
    path: '/api/settings/public',
    summary: 'What everyone may know of the settings: the notice, what is switched off, who can sign up',
    access: 'public',
    edge: { seconds: 5 },
    grants: ['table:read'],
    response: shownSettingsSchema,
  },
  list: {
    ...admins,
    method: 'GET',
    path: '/api/admin/settings',
    summary:
      'All settings with their values, what they were last changed to, and what waits for a second admin',
    response: z.object({ items: z.array(settingRowSchema) }),
  },
  effect: {
    ...admins,
    method: 'POST',
    path: '/api/admin/settings/{key}/effect',
    summary: 'What a value would bring about, in sentences, with numbers as they are now',
    params,
    body: z.object({ value: settingValueSchema }),
    response: z.object({ sentences: z.array(z.string()) }),
    errors: ['not_found'],
  },
  change: {
    ...changing,
    method: 'PUT',
    path: '/api/admin/settings/{key}',
    summary:
      'Changes a setting; a risky one waits for a second admin where there are two. 409 when `version` is stale',
    body: settingChangeSchema,
    response: changeOutcomeSchema,
  },
  history: {
    ...admins,
    method: 'GET',
    path: '/api/admin/settings/{key}/history',
    summary: 'The versions of a setting, the latest first',
    params,
    query: z.object(pageQuery),
    response: pageOf(settingVersionSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  revert: {
    ...changing,
    path: '/api/admin/settings/{key}/revert',
    summary:
      'Changes a setting to what it was in an earlier version, or to its default with 0, as a new version',
    body: z.object({
      to: z.number().int().min(0).max(1_000_000),
      /** As the admin read it; without it, the present one. */
      version: z.number().int().min(0).optional(),
      reason: line(REASON_MAX).optional(),
    }),
    response: changeOutcomeSchema,
  },
  approve: {
    ...changing,
    path: '/api/admin/settings/{key}/approve',
    summary: 'Makes the change that waits; by another admin than the one who asked for it',
    body: pending,
    response: changeOutcomeSchema,
  },
  decline: {
    ...changing,
    path: '/api/admin/settings/{key}/decline',
    summary: 'Drops the change that waits; by any admin',
    body: pending,
    response: z.object({ setting: settingRowSchema }),
  },
});
