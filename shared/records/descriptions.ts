// What several kinds of records are described as on the privacy page, where they share a row.

export const ACCOUNT_DATA = { inCopy: true, describedAs: 'Account, profile, applications' } as const;
export const DIRECTORY_DATA = { ...ACCOUNT_DATA, inCopy: false } as const;
export const MESSAGE_DATA = {
  inCopy: true,
  describedAs: 'Conversations with other users, and whom you block',
} as const;
export const ABOUT_APPLICANTS = {
  inCopy: true,
  describedAs: 'Notes and scorecards that employers wrote about an application',
} as const;
export const REVEALED_NAMES = {
  inCopy: true,
  describedAs: 'Who revealed your name when they compared applicants',
} as const;
/** Of the user who reported. The reported user never learns who that was. */
export const REPORT_DATA = {
  inCopy: true,
  describedAs: 'Reports of other users, with the messages that were reported',
} as const;
export const CALENDAR_DATA = { inCopy: true, describedAs: 'Your availability and meetings' } as const;
export const REDRIVE_DATA = {
  inCopy: true,
  describedAs: 'Changes that could not be processed',
} as const;
export const LIMIT_DATA = {
  inCopy: false,
  describedAs: 'Counters that limit how often an action is possible',
} as const;
