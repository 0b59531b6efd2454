import type { DomainCheck } from '#shared/core/approvals.ts';
import type { Role } from '#shared/core/contract.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { ManagedUser } from '#shared/features/admin/managed-users.ts';
import type { UserStatus } from '#shared/features/users/schema.ts';

export const STATUS_LABELS: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  pending: 'Waiting',
  rejected: 'Rejected',
  invited: 'Invited',
  suspended: 'Suspended',
};

/** The tabs of the user list. */
export const ROLE_TABS: Readonly<Record<Role, string>> = {
  student: 'Students',
  mentor: 'Mentors',
  employer: 'Employers',
  alumni: 'Alumni',
  admin: 'Admins',
};

export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  invite: 'Invited',
  resend_invitation: 'Invited again',
  edit: 'Edited',
  suspend: 'Suspended',
  restore: 'Restored',
  approve_first: 'First approval',
  approve: 'Approved',
  reject: 'Rejected',
  create_admin: 'Admin created',
  set_password: 'Password set',
  verify_company: 'Company verified',
  reject_company: 'Company rejected',
  set_plan: 'Plan set',
  remove_branding: 'Branding removed',
  approve_posting: 'Posting approved',
  reject_posting: 'Posting rejected',
  feature_posting: 'Posting featured',
  warn: 'Warned',
  dismiss_report: 'Report dismissed',
  approve_mentor: 'Mentor approved',
  reject_mentor: 'Mentor rejected',
  allow_minors: 'Mentor allowed for students under 18',
  disallow_minors: 'Mentor not allowed for students under 18',
  cancel_event: 'Event cancelled',
  open_challenge: 'Challenge opened',
  cancel_challenge: 'Challenge cancelled',
  disqualify_entry: 'Entry disqualified',
  set_judges: 'Judges set',
  publish_results: 'Results published',
  publish_rubric: 'Rubric published',
  add_reference: 'Reference project added',
  retire_reference: 'Reference project retired',
  void_review: 'Review voided',
  void_attempt: 'Attempt voided',
  keep_attempt_voided: 'Appeal refused',
  restore_attempt: 'Attempt restored',
  publish_course: 'Course published',
  return_course: 'Course returned',
  suspend_credential: 'Credential suspended',
  restore_credential: 'Credential restored',
  revoke_credential: 'Credential revoked',
  decline_credential_appeal: 'Appeal about a credential declined',
  answer_plan_request: 'Plan request answered',
  set_trusted_issuers: 'Trusted issuers changed',
  add_library_entry: 'Library entry added',
  change_library_entry: 'Library entry changed',
  hide_library_entry: 'Library entry hidden',
  remove_library_entry: 'Library entry removed or shown again',
  settle_library_reports: 'Library reports settled',
  change_setting: 'Setting changed',
  ask_setting_change: 'Change of a setting asked for',
  approve_setting_change: 'Change of a setting approved',
  decline_setting_change: 'Change of a setting declined',
};

/** What the comparison of company and email domain found, in a sentence. */
export const DOMAIN_CHECK_TEXTS: Readonly<Record<DomainCheck, string>> = {
  matches: 'The email domain matches the company',
  differs: 'The email domain doesn’t match the company',
  free_mail: 'A free email provider, so the address doesn’t confirm the company',
  no_company: 'No company to compare the email domain with',
};

type FigureKey = keyof ManagedUser['figures'];

/** The figures that matter for each role. */
export const ROLE_FIGURES: Readonly<Record<Role, readonly (readonly [FigureKey, string])[]>> = {
  student: [
    ['applications', 'Applications'],
    ['interviews', 'Interviews'],
    ['mentoringSessions', 'Mentoring'],
    ['profileViews', 'Profile views'],
  ],
  mentor: [
    ['mentees', 'Mentees'],
    ['sessionsThisWeek', 'Sessions'],
    ['profileViews', 'Profile views'],
  ],
  employer: [
    ['jobPostings', 'Job postings'],
    ['candidatesReviewed', 'Candidates reviewed'],
    ['profileViews', 'Profile views'],
  ],
  alumni: [
    ['applications', 'Applications'],
    ['profileViews', 'Profile views'],
  ],
  admin: [['profileViews', 'Profile views']],
};

/** The button that opens a user's details: each role tab has its own word for it. */
export const VIEW_LABELS: Readonly<Record<Role | '', string>> = {
  '': 'View Profile',
  student: 'View',
  mentor: 'View Stats',
  employer: 'View Jobs',
  alumni: 'View',
  admin: 'View',
};
