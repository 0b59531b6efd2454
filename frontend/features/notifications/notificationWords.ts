import { mayApply } from '#shared/core/applicant-roles.ts';
import type { Role } from '#shared/core/contract.ts';

/** What the notifications of a user are about, in a sentence that says what will appear. */
export const updatesFor = (role: Role): string => {
  if (mayApply(role)) return 'Updates about your applications, messages and account will appear here';
  return role === 'employer'
    ? 'Updates about your postings, messages and account will appear here'
    : 'Updates about your messages, meetings and account will appear here';
};
