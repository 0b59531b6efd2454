import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';

/** Everything that is written to the audit log. */
export const AUDIT_ACTIONS = [
  'invite',
  'resend_invitation',
  'edit',
  'suspend',
  'restore',
  'approve_first',
  'approve',
  'reject',
  'create_admin',
  'set_password',
  'verify_company',
  'reject_company',
  'set_plan',
  'remove_branding',
  'answer_plan_request',
  'approve_posting',
  'reject_posting',
  'feature_posting',
  'warn',
  'dismiss_report',
  'approve_mentor',
  'reject_mentor',
  'allow_minors',
  'disallow_minors',
  'cancel_event',
  'open_challenge',
  'cancel_challenge',
  'disqualify_entry',
  'set_judges',
  'publish_results',
  'publish_rubric',
  'add_reference',
  'retire_reference',
  'void_review',
  'void_attempt',
  'keep_attempt_voided',
  'restore_attempt',
  'publish_course',
  'return_course',
  'suspend_credential',
  'restore_credential',
  'revoke_credential',
  'decline_credential_appeal',
  'set_trusted_issuers',
  'add_library_entry',
  'change_library_entry',
  'hide_library_entry',
  'remove_library_entry',
  'settle_library_reports',
  'change_setting',
  'ask_setting_change',
  'approve_setting_change',
  'decline_setting_change',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A user as the audit log names one: by id, with the name at that time. The operator has the id `operator`. */
const auditUserSchema = z.object({ id: z.string(), name: z.string() });
export type AuditUser = z.infer<typeof auditUserSchema>;

/** The fields that an action changed, with their values; never a password or a token. */
const auditValuesSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));
export type AuditValues = z.infer<typeof auditValuesSchema>;

/** What an entry says, without its place in the chain. */
export const auditFactSchema = z.object({
  at: momentSchema,
  actor: auditUserSchema,
  action: z.enum(AUDIT_ACTIONS),
  target: auditUserSchema,
  reason: z.string(),
  before: auditValuesSchema,
  after: auditValuesSchema,
});
export type AuditFact = z.infer<typeof auditFactSchema>;

/** An entry of the log. `hash` is made of `previousHash` and everything else in the entry. */
export const auditEntrySchema = auditFactSchema.extend({
  /** From 1, without a gap. */
  n: z.number().int().min(1),
  previousHash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * What is known of the chain. Entries up to `intactTo` have been verified, the last of them at `checkedAt`; entries
 * that were changed after that are found on the page that shows them, and by `npm run audit -- verify`.
 */
export const auditIntegritySchema = z.object({
  /** How many entries were written. */
  entries: z.number().int().min(0),
  intactTo: z.number().int().min(0),
  checkedAt: momentSchema,
  /** The first broken entry that was found, on this page or behind the last verified one; null when none was. */
  brokenEntry: z.number().int().nullable(),
});
export type AuditIntegrity = z.infer<typeof auditIntegritySchema>;

/** Entries on one page of the export. */
export const AUDIT_EXPORT_PAGE = 500;
