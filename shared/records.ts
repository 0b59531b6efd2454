import {
  CONFIRMATION_SECONDS,
  CONTACT_MESSAGE_DAYS,
  EXPORT_SECONDS,
  INVITATION_SECONDS,
  KNOWN_BROWSER_SECONDS,
  NOTIFICATION_DAYS,
  REDRIVE_DAYS,
  REPORT_DAYS,
  RESUME_UPLOAD_SECONDS,
  SESSION_SECONDS,
} from './retention.ts';

/** The functions that read the table's stream, by the name of their folder in functions/events. */
export type Consumer = 'stream' | 'mail';
/** What happened to a record, in the words of DynamoDB Streams. */
export type Operation = 'INSERT' | 'MODIFY' | 'REMOVE';

/**
 * The table's indexes, with the attributes that are their keys. All are sparse: a record is in an index only while it
 * has both attributes. DynamoDB takes one more or one less index in a deployment.
 */
export const INDEXES = {
  gsi1: { pk: 'gsi1pk', sk: 'gsi1sk', projects: 'everything' },
  gsi2: { pk: 'gsi2pk', sk: 'gsi2sk', projects: 'everything' },
  openDeadlines: { pk: 'deadlineList', sk: 'deadlineOn', projects: 'keys' },
} as const;
export type IndexName = keyof typeof INDEXES;

/** A list of records: a partition of one of the indexes. `{name}` is a placeholder for a part of the key. */
interface List {
  readonly index: IndexName;
  readonly pk: string;
  readonly sk: string;
}

/** Until when a record is stored. */
type Retention =
  /** Until the account, or the thing that it describes, is deleted. */
  | { readonly until: 'deletion' }
  /** Until it is used up by the process that wrote it. */
  | { readonly until: 'done' }
  /** As long as the table exists: it proves what was done. */
  | { readonly until: 'never' }
  /** Until its `ttl`; `after` says when that is, in words for the privacy page. */
  | { readonly until: 'ttl'; readonly after: string };

/** What the table holds under one `entity`. */
export interface RecordKind {
  /** The primary key. `{name}` is a placeholder for a part that the caller gives. */
  readonly pk: string;
  readonly sk: string;
  /** The lists in which it is found, by name. */
  readonly lists?: Readonly<Record<string, List>>;
  /** Whose data it is: of a user with an account, of a company, of the sender of a message, or of the system. */
  readonly owner: 'user' | 'company' | 'sender' | 'system';
  /** Which consumers of the stream are called for it, and after which operations. */
  readonly stream?: Readonly<Partial<Record<Consumer, readonly Operation[]>>>;
  readonly retention: Retention;
  /**
   * Whether a copy of the owner's data includes it. `describedAs` is its row in the privacy page's table: kinds with
   * the same words share a row.
   */
  readonly personal?: { readonly inCopy: boolean; readonly describedAs: string };
}

const days = (count: number) => ({ until: 'ttl', after: `after ${count} days` }) as const;
const WRITTEN = ['INSERT', 'MODIFY'] as const;

const ACCOUNT_DATA = { inCopy: true, describedAs: 'Account, profile, applications' } as const;
const DIRECTORY_DATA = { ...ACCOUNT_DATA, inCopy: false } as const;
const MESSAGE_DATA = {
  inCopy: true,
  describedAs: 'Conversations with other users, and whom you block',
} as const;
const ABOUT_APPLICANTS = {
  inCopy: true,
  describedAs: 'Notes and scorecards that employers wrote about an application',
} as const;
/** Of the user who reported. The reported user never learns who that was. */
const REPORT_DATA = {
  inCopy: true,
  describedAs: 'Reports of other users, with the messages that were reported',
} as const;
const CALENDAR_DATA = { inCopy: true, describedAs: 'Your availability and meetings' } as const;
const REDRIVE_DATA = {
  inCopy: true,
  describedAs: 'Changes that could not be processed',
} as const;
const LIMIT_DATA = {
  inCopy: false,
  describedAs: 'Counters that limit how often an action is possible',
} as const;
/** Needed for a day at most; DynamoDB deletes an item within two days after its `ttl`. */
const SHORT_LIVED = { until: 'ttl', after: 'within three days' } as const;

/**
 * Every kind of record of the table, by its `entity`. Keys (functions/core/keys.ts), the filters of the stream's
 * consumers (shared/events.ts) and the table of the privacy page derive from it. The order is that of the page.
 */
export const RECORDS = {
  account: {
    pk: 'user#{userId}',
    sk: 'account',
    owner: 'user',
    stream: { stream: ['INSERT', 'MODIFY', 'REMOVE'], mail: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** Which account has an address: one record for each address. */
  email: {
    pk: 'email#{email}',
    sk: 'email',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  profile: {
    pk: 'user#{userId}',
    sk: 'profile',
    owner: 'user',
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** The entries of one section of a profile. Versions and audiences of all sections are in `profile`. */
  'profile-section': {
    pk: 'user#{userId}',
    sk: 'profile#{section}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** That one user viewed the profile of another on a day, by a hash of the viewer: another view on it does not count. */
  'profile-view': {
    pk: 'user#{userId}',
    sk: 'profile-view#{day}#{viewerHash}',
    owner: 'user',
    retention: SHORT_LIVED,
    personal: {
      inCopy: false,
      describedAs: 'That your profile was viewed, so that each viewer counts once a day',
    },
  },
  /** The last day on which a user was active. In a partition of its own, for the policy of those who write it. */
  activity: {
    pk: 'activity#{userId}',
    sk: 'activity',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  preferences: {
    pk: 'user#{userId}',
    sk: 'preferences',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** The counters on a user's home screen. */
  dashboard: {
    pk: 'user#{userId}',
    sk: 'dashboard',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** Which account a Google account opens, and the other way round. */
  google: {
    pk: 'google#{sub}',
    sk: 'google',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  'google-link': {
    pk: 'user#{userId}',
    sk: 'google',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  application: {
    pk: 'user#{userId}',
    sk: 'application#{opportunityId}',
    lists: {
      ofUser: { index: 'gsi1', pk: 'user#{userId}#applications', sk: '{appliedAt}#{opportunityId}' },
      /** By the latest change. Those from before this order have the moment of the application, which is earlier. */
      ofOpportunity: {
        index: 'gsi2',
        pk: 'opportunity#{opportunityId}#applications',
        sk: '{updatedAt}#{userId}',
      },
    },
    owner: 'user',
    stream: { stream: WRITTEN, mail: WRITTEN },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /**
   * The opportunities that a user applied to, saved and hid: one record, so that a list reads it at once. In a partition
   * of its own, for the policy of those who write it.
   */
  marks: {
    pk: 'marks#{userId}',
    sk: 'marks',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Opportunities that you saved or hid' },
  },
  /** A user's saved searches, and what they found that the user was not mailed about yet. */
  'saved-searches': {
    pk: 'searches#{userId}',
    sk: 'searches',
    /** From when on the hourly run looks at it; only while something is pending. */
    lists: { pending: { index: 'openDeadlines', pk: 'digests', sk: '{dueAt}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Searches that you saved, with their alerts' },
  },
  /** The mails about messages and meetings that wait for a user's digest. */
  'waiting-mails': {
    pk: 'waiting#{userId}',
    sk: 'waiting',
    /** The list of `saved-searches`, too: the hourly run reads both. */
    lists: { pending: { index: 'openDeadlines', pk: 'digests', sk: '{dueAt}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'What waits for your daily email' },
  },
  /** A saved search with an alert, as a new opening finds it: under something that every opening it finds has. */
  'search-alert': {
    pk: 'alerts#{token}',
    sk: '{userId}#{id}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: false, describedAs: 'Searches that you saved, with their alerts' },
  },
  /** What was sent with an application: the profile, the note, the resume's file, and the receipt of the match. */
  'sent-application': {
    pk: 'user#{userId}',
    sk: 'sent-application#{opportunityId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /**
   * What a user answered to the equal opportunity questions, for figures by group alone. In a partition of its own, for the
   * policies of the few functions that read it (decision 0223).
   */
  'equality-answers': {
    pk: 'equality#{userId}',
    sk: 'answers',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: {
      inCopy: true,
      describedAs: 'Equal opportunity answers, which no employer or colleague sees',
    },
  },
  /** What an employer or an alumnus wrote about an applicant: for colleagues, or for the author alone. */
  'applicant-note': {
    pk: 'applicant-notes#{opportunityId}#{userId}',
    sk: '{audience}#{at}#{id}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: ABOUT_APPLICANTS,
  },
  /** What one user who decides about an applicant submitted about them, for colleagues who have submitted theirs. */
  'applicant-scorecard': {
    pk: 'applicant-scorecards#{opportunityId}#{userId}',
    sk: '{authorId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ABOUT_APPLICANTS,
  },
  /** A part of a posting's numbers of applications by status: each applicant counts in one of them (decision 0210). */
  'applicant-counts': {
    pk: 'opportunity#{opportunityId}#applicants',
    sk: 'counts#{shard}',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** What became of a posting's applicants, by the day of their application; stored with the packed list. */
  'hiring-numbers': {
    pk: 'opportunity#{opportunityId}#hiring',
    sk: 'numbers',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** How many applications for a posting were answered by the promised day, later or not at all, and after how many days. */
  'posting-replies': {
    pk: 'opportunity#{opportunityId}#applicants',
    sk: 'replies',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** The same of all postings of a company, or of a user who posts under their own name. */
  'poster-replies': {
    pk: 'replies#{poster}',
    sk: 'replies',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** On which day something is due about the promised replies of a posting: a reminder, or to mark what was missed. */
  'reply-clock': {
    pk: 'reply-clock#{opportunityId}',
    sk: 'clock',
    lists: { due: { index: 'openDeadlines', pk: 'replies-due', sk: '{nextOn}' } },
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** Which packed list of a posting's applicants in the bucket is the latest. */
  'applicant-list': {
    pk: 'opportunity#{opportunityId}#applicants',
    sk: 'list',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** A file of applicants that a user asked for; the file is in the bucket. In a partition of its own, for the policy of who writes it. */
  export: {
    pk: 'exports#{userId}',
    sk: 'export#{id}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'ttl', after: `${EXPORT_SECONDS / 3600} hours after you asked for them` },
    personal: { inCopy: false, describedAs: 'Files of applicants that you exported' },
  },
  /** One of the few exports that a user may have under way at a time. */
  'export-slot': {
    pk: 'exports#{userId}',
    sk: 'slot#{number}',
    owner: 'user',
    retention: SHORT_LIVED,
    personal: LIMIT_DATA,
  },
  /** An application outside of this site that a user follows. In a partition of its own, for the policy of the hourly run. */
  'outside-application': {
    pk: 'outside-applications#{userId}',
    sk: '{id}',
    /** Until its reminder. */
    lists: { reminders: { index: 'openDeadlines', pk: 'reminders', sk: '{remindOn}' } },
    owner: 'user',
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** When a user can be met. In a partition of its own with the user's weeks, for the policy of those who read them. */
  availability: {
    pk: 'calendar#{userId}',
    sk: 'availability',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** What is booked in one week of a user's calendar (in UTC): what keeps two meetings from taking the same time. */
  'calendar-week': {
    pk: 'calendar#{userId}',
    sk: 'week#{monday}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** That a meeting waits for its guest to pick a time: in the calendar of each of its parties. */
  'meeting-proposal': {
    pk: 'calendar#{userId}',
    sk: 'proposal#{meetingId}',
    owner: 'user',
    retention: { until: 'done' },
    personal: CALENDAR_DATA,
  },
  /** The token in the private address of a user's calendar. */
  'calendar-link': {
    pk: 'calendar#{userId}',
    sk: 'link',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** Whose calendar an address shows, by the hash of its token. */
  'calendar-feed': {
    pk: 'calendar-feed#{tokenHash}',
    sk: 'calendar-feed',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  meeting: {
    pk: 'meeting#{id}',
    sk: 'meeting',
    lists: {
      /** Until its last reminder. */
      reminders: { index: 'openDeadlines', pk: 'meeting-reminders', sk: '{remindAt}' },
      ofApplication: {
        index: 'gsi1',
        pk: 'opportunity#{opportunityId}#meetings',
        sk: '{userId}#{createdAt}#{id}',
      },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** The user's resume: where its file is in the bucket, and which earlier files are still there. */
  resume: {
    pk: 'user#{userId}',
    sk: 'resume',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** An uploaded resume and what was read from it, for the user to accept. */
  'resume-upload': {
    pk: 'user#{userId}',
    sk: 'resume-upload#{uploadId}',
    owner: 'user',
    retention: { until: 'ttl', after: `${RESUME_UPLOAD_SECONDS / 3600} hours after the upload` },
    personal: { inCopy: true, describedAs: 'Uploaded resumes, until you accept them' },
  },
  session: {
    pk: 'session#{tokenHash}',
    sk: 'session',
    owner: 'user',
    retention: {
      until: 'ttl',
      after: `after ${SESSION_SECONDS.short / 3600} hours, or ${SESSION_SECONDS.remembered / 86_400} days with Remember me, or when you sign out`,
    },
    personal: { inCopy: false, describedAs: 'Sessions' },
  },
  /** A browser in which a user has signed in, by the hash of its cookie. */
  'known-browser': {
    pk: 'user#{userId}',
    sk: 'browser#{tokenHash}',
    owner: 'user',
    stream: { mail: ['INSERT'] },
    retention: {
      until: 'ttl',
      after: `${KNOWN_BROWSER_SECONDS / 86_400} days after the last sign-in with it`,
    },
    personal: { inCopy: false, describedAs: 'A browser in which you have signed in' },
  },
  /** A single-use token of a confirmation link, by its hash. */
  confirmation: {
    pk: 'confirmation#{tokenHash}',
    sk: 'confirmation',
    owner: 'user',
    retention: { until: 'ttl', after: `after ${CONFIRMATION_SECONDS / 3600} hours` },
    personal: { inCopy: false, describedAs: 'Confirmation links' },
  },
  /** A user's latest request for a mail with a confirmation link. */
  'confirmation-request': {
    pk: 'user#{userId}',
    sk: 'confirmation',
    owner: 'user',
    stream: { mail: WRITTEN },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** A single-use token of an invitation, by its hash. */
  invitation: {
    pk: 'invitation#{tokenHash}',
    sk: 'invitation',
    owner: 'user',
    retention: { until: 'ttl', after: `after ${INVITATION_SECONDS / 86_400} days` },
    personal: { inCopy: false, describedAs: 'Invitations' },
  },
  /** The latest request for a mail with an invitation. */
  'invitation-request': {
    pk: 'user#{userId}',
    sk: 'invitation',
    owner: 'user',
    stream: { mail: WRITTEN },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  notification: {
    pk: 'user#{userId}',
    sk: 'notification#{id}',
    lists: { unread: { index: 'gsi1', pk: 'user#{userId}#unread', sk: '{id}' } },
    owner: 'user',
    retention: days(NOTIFICATION_DAYS),
    personal: { inCopy: true, describedAs: 'Notifications' },
  },
  /** A mail that one of several users is to receive about an event. */
  'mail-request': {
    pk: 'user#{userId}',
    sk: 'mail-request#{id}',
    owner: 'user',
    stream: { mail: ['INSERT'] },
    retention: days(REDRIVE_DAYS),
    personal: { inCopy: false, describedAs: 'Notifications that are also mailed' },
  },
  /** The numbers of changes that a user's browsers ask for, by topic, and the number of unread messages. */
  inbox: {
    pk: 'inbox#{userId}',
    sk: 'inbox',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: { ...MESSAGE_DATA, inCopy: false },
  },
  /** The web socket of a browser, by the session that opened it: a session has one at a time. */
  'live-connection': {
    pk: 'live#{userId}',
    sk: 'connection#{tokenHash}',
    owner: 'user',
    retention: SHORT_LIVED,
    personal: {
      inCopy: false,
      describedAs: 'That a browser of yours is connected, so that it shows what is new',
    },
  },
  /** A conversation of two users for a reason. */
  conversation: {
    pk: 'conversation#{id}',
    sk: 'conversation',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  message: {
    pk: 'conversation#{id}',
    sk: 'message#{number}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  /** Which message a user sent with a client id: sending it again changes nothing. */
  'sent-message': {
    pk: 'conversation#{id}',
    sk: 'sent#{userId}#{clientId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...MESSAGE_DATA, inCopy: false },
  },
  /** A conversation in the list of one of its users. */
  'conversation-entry': {
    pk: 'inbox#{userId}',
    sk: 'with#{otherId}#{id}',
    lists: { ofUser: { index: 'gsi1', pk: 'user#{userId}#conversations', sk: '{lastAt}#{id}' } },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  /** A mail that a user is to receive about messages that they have not read. */
  'unread-mail': {
    pk: 'user#{userId}',
    sk: 'unread-mail#{id}#{at}',
    owner: 'user',
    stream: { mail: ['INSERT'] },
    retention: days(REDRIVE_DAYS),
    personal: { inCopy: false, describedAs: 'Notifications that are also mailed' },
  },
  /** How many first contacts a user began in a week. */
  'contact-requests': {
    pk: 'inbox#{userId}',
    sk: 'requests#{week}',
    owner: 'user',
    retention: { until: 'ttl', after: 'two weeks after the week' },
    personal: { inCopy: false, describedAs: 'How many users you contacted for the first time in a week' },
  },
  /** That a user blocked another. */
  block: {
    pk: 'blocks#{userId}',
    sk: '{blockedId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  /** A user's report of another user: a case that an admin decides. */
  report: {
    pk: 'report#{id}',
    sk: 'report',
    lists: {
      /** `open` by the moment of the report, or `decided` by that of the decision. */
      byState: { index: 'gsi1', pk: 'reports#{state}', sk: '{since}#{id}' },
      aboutUser: { index: 'gsi2', pk: 'user#{reportedId}#reports', sk: '{createdAt}#{id}' },
    },
    owner: 'user',
    stream: { stream: ['MODIFY'] },
    retention: days(REPORT_DAYS),
    personal: REPORT_DATA,
  },
  /** The messages of a report as they were then. Apart from it, so that lists of cases do not read them. */
  'report-evidence': {
    pk: 'report#{id}',
    sk: 'evidence',
    owner: 'user',
    retention: days(REPORT_DAYS),
    personal: REPORT_DATA,
  },
  /** That a user's report of another one is open: there is one at a time. */
  'open-report': {
    pk: 'reporter#{userId}',
    sk: '{reportedId}',
    owner: 'user',
    retention: days(REPORT_DAYS),
    personal: { ...REPORT_DATA, inCopy: false },
  },
  'contact-message': {
    pk: 'contact#{id}',
    sk: 'contact-message',
    lists: { all: { index: 'gsi1', pk: 'contact-messages', sk: '{receivedAt}#{id}' } },
    owner: 'sender',
    stream: { mail: ['INSERT'] },
    retention: {
      until: 'ttl',
      after: `after ${CONTACT_MESSAGE_DAYS} days; in a mailbox, when we have dealt with them`,
    },
    personal: { inCopy: true, describedAs: 'Messages sent through the contact form' },
  },
  /** What the directory holds of a user: the state that `syncDirectory` compares with. */
  'directory-state': {
    pk: 'user#{userId}',
    sk: 'directory',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  /** A user in one of the admins' lists. */
  'directory-row': {
    pk: 'directory#{role}#{status}',
    sk: '{joinedAt}#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  /** A user under one of the texts that the admins' search finds them by. */
  'directory-match': {
    pk: 'directory-search#{role}',
    sk: '{token} {joinedAt}#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  /** A user in the approval queue. */
  approval: {
    pk: 'approvals',
    sk: '{waitingSince}#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  'audit-entry': {
    pk: 'audit',
    sk: 'entry#{number}',
    owner: 'user',
    retention: { until: 'never' },
    personal: { inCopy: true, describedAs: 'Decisions of admins about accounts' },
  },
  /** The number and hash of the latest audit entry. */
  'audit-head': { pk: 'audit-head', sk: 'head', owner: 'system', retention: { until: 'never' } },
  /** How far the audit log has been verified. */
  'audit-checkpoint': { pk: 'audit-head', sk: 'checkpoint', owner: 'system', retention: { until: 'never' } },
  /** How many users there are by role and status, and how many joined in each month. */
  'directory-counters': {
    pk: 'directory',
    sk: 'counters',
    owner: 'system',
    retention: { until: 'deletion' },
  },
  /** The ids of all active admins: the guard of the last one. */
  'active-admins': {
    pk: 'active-admins',
    sk: 'active-admins',
    owner: 'system',
    retention: { until: 'deletion' },
  },
  /** A stream record that a consumer failed on, for a redrive. */
  'failed-record': {
    pk: 'stream#failed',
    sk: '{sequenceNumber}',
    owner: 'system',
    retention: days(REDRIVE_DAYS),
    personal: REDRIVE_DATA,
  },
  /** The note that an effect outside the table was done. Its id names the record that caused it. */
  effect: {
    pk: 'effect#{id}',
    sk: 'effect',
    owner: 'system',
    retention: days(REDRIVE_DAYS),
    personal: { ...REDRIVE_DATA, inCopy: false },
  },
  /** Attempts of a sender or user within a window, by a hash. */
  'rate-attempts': {
    pk: 'rate#{name}#{subjectHash}',
    sk: 'rate',
    owner: 'system',
    retention: SHORT_LIVED,
    personal: LIMIT_DATA,
  },
  'rate-counter': {
    pk: 'rate#{name}#{windowSeconds}#{subjectHash}',
    sk: 'counter',
    owner: 'system',
    retention: SHORT_LIVED,
    personal: LIMIT_DATA,
  },
  /** Held for seconds while a password is being changed. */
  'password-lock': {
    pk: 'user#{userId}',
    sk: 'password-lock',
    owner: 'system',
    retention: SHORT_LIVED,
  },
  /** A sign-in with Google that has ended, by a hash. */
  'google-flow': {
    pk: 'google-flow#{stateHash}',
    sk: 'google-flow',
    owner: 'system',
    retention: SHORT_LIVED,
  },
  opportunity: {
    pk: 'opportunity#{id}',
    sk: 'opportunity',
    lists: {
      /** Only while it is open. */
      byDeadline: { index: 'openDeadlines', pk: 'open', sk: '{deadline}' },
      /** Only while it is paused. */
      pausedByDeadline: { index: 'openDeadlines', pk: 'paused', sk: '{deadline}' },
    },
    owner: 'company',
    stream: { stream: ['INSERT', 'MODIFY', 'REMOVE'] },
    retention: { until: 'deletion' },
  },
  /** An opportunity in the list of the user who posted it: the few fields that a row shows, open or closed. */
  'owned-opportunity': {
    pk: 'user#{owner}#opportunities',
    sk: '{postedAt}#{id}',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /**
   * An opportunity in the list of its poster (`company#<id>` or `user#<id>`), with its numbers of applications and clicks.
   * Apart from the opportunity, so that an application does not wake its consumer.
   */
  'opportunity-counters': {
    pk: 'opportunity#{id}',
    sk: 'counters',
    lists: {
      ofPoster: { index: 'gsi1', pk: '{poster}#opportunities', sk: '{createdAt}#{id}' },
      /** Only while it is open. */
      openOfCompany: { index: 'gsi2', pk: 'company#{companyId}#open', sk: '{postedAt}#{id}' },
    },
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** An opportunity that an admin is to look at: one that was submitted, or reported while it is open. */
  'opportunity-review': {
    pk: 'opportunity-reviews',
    sk: '{waitingSince}#{id}',
    owner: 'company',
    retention: { until: 'done' },
  },
  'opportunity-report': {
    pk: 'opportunity#{opportunityId}',
    sk: 'report#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Reports of opportunities' },
  },
  /** A company with its plan, its verification and its numbers of postings by status. */
  company: {
    pk: 'company#{id}',
    sk: 'company',
    lists: {
      all: { index: 'gsi1', pk: 'companies', sk: '{nameKey}#{id}' },
      /** Only while it waits for verification. */
      waiting: { index: 'gsi2', pk: 'companies-waiting', sk: '{waitingSince}#{id}' },
    },
    owner: 'company',
    stream: { mail: ['MODIFY'] },
    retention: { until: 'deletion' },
  },
  /** A member of a company, or a user who asked to become one. */
  'company-member': {
    pk: 'company#{companyId}',
    sk: 'member#{userId}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** The company that a user belongs to, or asked to join: one at most. */
  membership: {
    pk: 'user#{userId}',
    sk: 'membership',
    owner: 'user',
    stream: { stream: ['MODIFY'], mail: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** An invitation of an address to a company. */
  'company-invitation': {
    pk: 'company#{companyId}',
    sk: 'invitation#{email}',
    owner: 'user',
    stream: { mail: WRITTEN },
    retention: { until: 'ttl', after: `after ${INVITATION_SECONDS / 86_400} days` },
    personal: { inCopy: false, describedAs: 'Invitations' },
  },
  /** The numbers of a user's own postings by status, and whether they are published without a review. */
  poster: {
    pk: 'user#{userId}',
    sk: 'poster',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** An opportunity's entry in one of the search's lists. */
  posting: {
    pk: 'search#{list}',
    sk: '{position}',
    owner: 'company',
    retention: { until: 'ttl', after: 'at its deadline' },
  },
  /** What changed in the search, by its place in the log of a format: numbers without gaps. */
  'search-entry': {
    pk: 'search-log#{format}',
    sk: '{number}',
    owner: 'company',
    retention: { until: 'done' },
  },
  /** Which snapshot of the search is the latest of a format. */
  'search-pointer': {
    pk: 'search-pointer',
    sk: '{format}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** The latest request for a new snapshot. */
  'search-build': {
    pk: 'search-build',
    sk: 'search-build',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'never' },
  },
  /** When the set of open opportunities last changed: the date of the site map. */
  'open-list': { pk: 'open-list', sk: 'changed', owner: 'system', retention: { until: 'never' } },
  /** How far the applicants of a closed opportunity have been notified. */
  closing: {
    pk: 'opportunity#{opportunityId}',
    sk: 'closing',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'done' },
  },
  /** How far the applicants of an opportunity have been notified that its terms changed. */
  'terms-change': {
    pk: 'opportunity#{opportunityId}',
    sk: 'terms-change',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'done' },
  },
  /** The moment of the first seeding of this table. */
  seed: { pk: 'seed#{name}', sk: 'seed', owner: 'system', retention: { until: 'deletion' } },
} as const satisfies Readonly<Record<string, RecordKind>>;

export type Kind = keyof typeof RECORDS;

/** All kinds with what they have in common, for code that derives something from every one. */
export const ALL_RECORDS: readonly (readonly [kind: string, RecordKind])[] = Object.entries(RECORDS);

/** The kinds of records that a consumer of the stream is called for. */
export type KindsOf<C extends Consumer> = {
  [K in Kind]: (typeof RECORDS)[K] extends { stream: Record<C, unknown> } ? K : never;
}[Kind];
