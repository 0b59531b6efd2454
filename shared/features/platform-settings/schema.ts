import * as z from 'zod';
import { line, momentSchema, paragraphs, plain, roleSchema } from '#shared/core/contract.ts';
import { ADDRESS_MAX } from '#shared/core/email-address.ts';
import { PLANS } from '../companies/plan-names.ts';
import { NOTICE_MAX } from './settings.ts';
import { SWITCH_NAMES } from './switches.ts';

/** The longest reason of a change. */
export const REASON_MAX = 500;

const noticeSchema = z.strictObject({
  text: paragraphs(NOTICE_MAX),
  tone: z.enum(['plain', 'warning', 'danger']),
  until: momentSchema.nullable(),
});

/** Any value that a setting may have. Whether it is one of this setting's is checked by its shape. */
export const settingValueSchema = z.union([
  z.boolean(),
  z.number().int().min(0).max(1_000_000_000),
  z.null(),
  plain(ADDRESS_MAX),
  z.array(line(60)).max(200).readonly(),
  noticeSchema,
]);

const actorSchema = z.object({ id: z.string(), name: z.string() });

/** A change that waits for a second admin. */
export const pendingChangeSchema = z.object({
  id: z.string(),
  value: settingValueSchema,
  at: momentSchema,
  by: actorSchema,
  reason: z.string(),
});
export type PendingChange = z.infer<typeof pendingChangeSchema>;

/** A setting as admins see it. Its texts and bounds are in the registry, which the browser has. */
export const settingRowSchema = z.object({
  key: z.string(),
  value: settingValueSchema,
  default: settingValueSchema,
  /** Goes up by one with every change; 0 before the first. */
  version: z.number().int().min(0),
  risky: z.boolean(),
  /** The latest change; null before the first. */
  changed: z.object({ at: momentSchema, by: actorSchema, reason: z.string() }).nullable(),
  pending: pendingChangeSchema.nullable(),
  /** A newer version of the code has stored a value that this one does not know: it is kept, and the default counts. */
  newer: z.boolean(),
});
export type SettingRow = z.infer<typeof settingRowSchema>;

/** One version of a setting: what it was set to, by whom and why. */
export const settingVersionSchema = z.object({
  version: z.number().int().min(1),
  /** Null where `newer` says that this code does not know the value. */
  value: settingValueSchema,
  newer: z.boolean(),
  at: momentSchema,
  by: actorSchema,
  reason: z.string(),
  /** The second admin, of a change that waited for one. */
  approvedBy: actorSchema.nullable(),
  /** The version that it went back to. */
  revertedTo: z.number().int().min(0).nullable(),
});
export type SettingVersion = z.infer<typeof settingVersionSchema>;

export const settingChangeSchema = z.object({
  value: settingValueSchema,
  /** As the admin read it. */
  version: z.number().int().min(0),
  reason: line(REASON_MAX).min(1, 'Say why, for the history'),
});

/** What became of a change. */
export const changeOutcomeSchema = z.object({
  status: z.enum(['changed', 'awaiting_second_admin']),
  setting: settingRowSchema,
});

/** What every visitor may know of the settings. */
export const shownSettingsSchema = z.object({
  notice: noticeSchema.nullable(),
  contactAddress: z.string(),
  readOnly: z.boolean(),
  /** What is switched off. */
  off: z.array(z.enum(SWITCH_NAMES)),
  /** The roles whose sign-up is closed. */
  signUpClosed: z.array(roleSchema),
  google: z.boolean(),
  /** Postings that a company may have open, by plan; null for any number. */
  openPostings: z.record(z.enum(PLANS), z.number().int().nullable()),
  /** Mails about messages and meetings a day, for users who chose no number. */
  mailsADay: z.number().int(),
});
export type ShownSettings = z.infer<typeof shownSettingsSchema>;
