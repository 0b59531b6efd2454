/** How long things are kept, in words. kept.test.ts holds it against the constants of the code. */
export const KEPT: readonly { readonly what: string; readonly until: string }[] = [
  { what: 'Account, profile, applications', until: 'when you ask us to delete them' },
  { what: 'A session', until: 'after 12 hours, or 30 days with Remember me, or when you sign out' },
  { what: 'A confirmation link', until: 'after 24 hours' },
  { what: 'Notifications', until: 'after 180 days' },
  { what: 'Messages of the contact form', until: 'after 365 days' },
  { what: 'Logs of the production site', until: 'after three months' },
];
