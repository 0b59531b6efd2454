/** How long things are kept, in words. kept.test.ts and infra/documents.test.ts hold it against the code. */
export const KEPT: readonly { readonly what: string; readonly until: string }[] = [
  { what: 'Account, profile, applications', until: 'when you ask us to delete them' },
  { what: 'A session', until: 'after 12 hours, or 30 days with Remember me, or when you sign out' },
  { what: 'A confirmation link', until: 'after 24 hours' },
  { what: 'Notifications', until: 'after 180 days' },
  { what: 'Messages of the contact form', until: 'after 365 days; in a mailbox, when they are dealt with' },
  { what: 'Records of changes that could not be followed up', until: 'after 15 days' },
  { what: 'Copies of the database, to restore it from', until: 'after 35 days' },
  { what: 'Logs of the production site', until: 'after three months' },
];
