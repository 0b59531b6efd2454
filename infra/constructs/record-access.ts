import type { Route } from '#shared/contract.ts';
import { type IndexName, type Kind, RECORDS, type RecordKind } from '#shared/records.ts';
import { type FeatureName, routes } from '#shared/routes.ts';

/** A function that uses the table. */
export type TableFunction =
  | FeatureName
  | 'stream'
  | 'mail'
  | 'delayed'
  | 'deadlines'
  | 'digest'
  | 'password-changed'
  | 'resume-upload'
  | 'live';

/** Which functions use the records of a kind, and how. The policy of any other function leaves the kind out. */
interface Use {
  /** They read a record by its key only: no list of them, and none whose key they do not know. */
  readonly get?: readonly TableFunction[];
  /** They read in any way: by key, in batches, by queries of the partition and of the kind's lists. */
  readonly read?: readonly TableFunction[];
  readonly write?: readonly TableFunction[];
}

const declared = (name: FeatureName): readonly Route[] => Object.values(routes[name]);

/** The functions with routes that need a session: each reads the session and its account. */
const WITH_SESSION = Object.keys(routes)
  .map((name) => name as FeatureName)
  .filter((name) => declared(name).some(({ access }) => access !== 'public'));

/** The functions that create users. */
const REGISTERING = ['auth', 'google', 'invitations'] as const;
/** Those that bring the admins' directory up to date; deciding about a company may decide about an account. */
const DIRECTORY = ['admin', 'review', 'reports', 'stream'] as const;

/** Those that change postings, with their entries in lists and the numbers of who posted them. */
const POSTING = ['postings', 'companies', 'review'] as const;

/**
 * The use of every kind of record. Policies know partitions only: kinds that share one (`user#<id>`) are allowed
 * together, to all the functions that use one of them.
 */
export const RECORD_ACCESS: Readonly<Record<Kind, Use>> = {
  account: {
    get: ['digest', 'live'],
    read: [...WITH_SESSION, 'google', 'mail', 'stream'],
    write: [...REGISTERING, 'users', 'profile', 'resume', 'admin', 'review', 'reports', 'password-changed'],
  },
  email: { get: ['auth', 'google'], read: ['invitations'], write: REGISTERING },
  profile: {
    read: [...REGISTERING, ...DIRECTORY, 'users', 'profile', 'resume', 'opportunities', 'applications'],
    write: [...REGISTERING, 'users', 'profile', 'resume', 'admin'],
  },
  'profile-section': {
    read: ['users', 'profile', 'resume', 'admin', 'opportunities', 'applications'],
    write: ['users', 'profile', 'resume'],
  },
  'profile-view': { write: ['profile'] },
  // Every function with a session also writes it: the grant `table:record-activity`.
  activity: { read: DIRECTORY, write: ['auth', 'google'] },
  preferences: { get: ['digest'], read: ['users', 'mail', 'conversations'], write: ['users'] },
  dashboard: {
    read: ['users', 'dashboard', 'admin'],
    write: [...REGISTERING, 'users', 'profile', 'resume', 'applications', 'applicants', 'admin', 'stream'],
  },
  google: { get: ['google', 'auth'], write: ['google', 'auth'] },
  'google-link': { read: ['google', 'auth'], write: ['google', 'auth', 'password-changed'] },
  application: {
    read: [
      ...(['applications', 'applicants', 'saved', 'opportunities', 'profile', 'meetings'] as const),
      ...(['conversations', 'stream', 'delayed', 'digest'] as const),
    ],
    write: ['applications', 'applicants', 'delayed'],
  },
  'applicant-note': { read: ['applicants'], write: ['applicants'] },
  'applicant-scorecard': { read: ['applicants'], write: ['applicants'] },
  'applicant-counts': {
    read: ['applicants', 'opportunities', 'pages', ...POSTING, 'stream', 'delayed'],
    write: ['applications', 'applicants'],
  },
  'hiring-numbers': { read: ['analytics'], write: ['delayed'] },
  'posting-replies': {
    read: ['applicants', 'opportunities', 'pages', ...POSTING, 'stream', 'delayed'],
    write: ['applicants', 'delayed'],
  },
  'poster-replies': {
    get: ['applicants', 'opportunities', 'pages', 'companies', ...POSTING],
    write: ['applicants', 'delayed'],
  },
  'reply-clock': { get: ['delayed'], read: ['deadlines'], write: ['delayed'] },
  'applicant-list': { read: ['applicants', 'delayed'], write: ['delayed'] },
  export: { get: ['exports', 'delayed'], write: ['exports', 'delayed'] },
  'export-slot': { write: ['exports', 'delayed'] },
  marks: {
    get: ['digest'],
    read: ['saved', 'applications', 'opportunities'],
    write: ['saved', 'applications', 'auth'],
  },
  'saved-searches': {
    get: ['searches', 'digest', 'auth'],
    write: ['searches', 'digest', 'delayed', 'auth'],
  },
  'waiting-mails': { get: ['digest', 'mail', 'auth'], write: ['mail', 'digest', 'auth'] },
  'search-alert': { read: ['delayed'], write: ['searches', 'auth'] },
  'sent-application': { get: ['applications', 'applicants'], write: ['applications'] },
  'equality-answers': { get: ['equality'], write: ['equality'] },
  'outside-application': { read: ['applications', 'auth'], write: ['applications', 'auth', 'deadlines'] },
  availability: { get: ['applicants'], read: ['meetings'], write: ['meetings'] },
  'calendar-week': { read: ['meetings', 'delayed', 'dashboard'], write: ['meetings', 'delayed'] },
  'meeting-proposal': { read: ['meetings'], write: ['meetings', 'applicants', 'delayed'] },
  'calendar-link': { read: ['meetings'], write: ['meetings'] },
  'calendar-feed': { read: ['meetings'], write: ['meetings'] },
  meeting: {
    get: ['mail', 'digest'],
    read: ['meetings', 'deadlines', 'applicants', 'delayed'],
    write: ['meetings', 'applicants', 'delayed'],
  },
  resume: { get: ['resume', 'auth', 'applications'], write: ['resume', 'auth', 'applications'] },
  'resume-upload': { get: ['resume', 'resume-upload'], write: ['resume', 'resume-upload', 'auth'] },
  session: { get: [...WITH_SESSION, 'google', 'live', 'stream'], write: ['auth', 'google'] },
  'known-browser': { read: ['auth', 'google'], write: ['auth', 'google'] },
  confirmation: { get: ['auth', 'google'], write: ['auth', 'google', 'mail'] },
  'confirmation-request': { write: ['auth', 'google'] },
  invitation: { get: ['auth', 'google'], write: ['auth', 'google', 'mail'] },
  'invitation-request': { write: REGISTERING },
  notification: {
    read: ['notifications', 'dashboard', 'stream'],
    write: ['notifications', 'stream', 'delayed'],
  },
  'mail-request': { write: ['stream', 'delayed', 'digest'] },
  inbox: {
    get: ['inbox'],
    read: ['auth'],
    write: ['conversations', 'notifications', 'stream', 'delayed', 'auth'],
  },
  'live-connection': { read: ['live', 'stream'], write: ['live', 'stream'] },
  conversation: {
    get: ['meetings', 'applicants', 'reports'],
    read: ['conversations'],
    write: ['conversations'],
  },
  message: { read: ['conversations', 'reports'], write: ['conversations'] },
  'sent-message': { read: ['conversations'], write: ['conversations'] },
  'conversation-entry': {
    get: ['delayed', 'digest'],
    read: ['conversations'],
    write: ['conversations', 'delayed'],
  },
  'unread-mail': { write: ['delayed'] },
  'contact-requests': { read: ['conversations'], write: ['conversations'] },
  report: { read: ['reports'], write: ['reports'] },
  'report-evidence': { read: ['reports'], write: ['reports'] },
  'open-report': { write: ['reports'] },
  block: { read: ['conversations', 'meetings', 'applicants'], write: ['conversations'] },
  'contact-message': { read: ['contact'], write: ['contact'] },
  'directory-state': { read: DIRECTORY, write: DIRECTORY },
  'directory-row': { read: ['admin'], write: DIRECTORY },
  'directory-match': { read: ['admin'], write: DIRECTORY },
  approval: { read: ['admin'], write: DIRECTORY },
  'audit-entry': { read: ['admin'], write: ['admin', 'invitations', 'review', 'reports'] },
  'audit-head': {
    get: ['admin', 'invitations', 'review', 'reports'],
    write: ['admin', 'invitations', 'review', 'reports'],
  },
  'audit-checkpoint': { get: ['admin'], write: ['admin'] },
  'directory-counters': { read: ['admin'], write: DIRECTORY },
  'active-admins': {
    get: ['admin', 'review', 'reports'],
    write: ['admin', 'review', 'reports', 'auth', 'google'],
  },
  'failed-record': { write: ['stream', 'mail'] },
  effect: { write: ['mail'] },
  'rate-attempts': { get: ['auth', 'invitations'], write: ['auth', 'invitations'] },
  'rate-counter': {
    write: [
      ...REGISTERING,
      'applications',
      'applicants',
      'postings',
      'companies',
      'contact',
      'conversations',
      'mail',
      'meetings',
      'reports',
      'resume',
      'exports',
    ],
  },
  'password-lock': { write: ['auth', 'google'] },
  'google-flow': { write: ['google'] },
  opportunity: {
    get: ['delayed', 'conversations'],
    read: [
      ...(['opportunities', 'pages', 'applications', 'applicants', 'saved', 'profile', 'meetings'] as const),
      ...POSTING,
      ...(['stream', 'deadlines', 'digest'] as const),
    ],
    write: ['applications', ...POSTING, 'deadlines'],
  },
  'owned-opportunity': { read: ['admin'], write: ['stream'] },
  'opportunity-counters': {
    read: ['opportunities', 'pages', 'applicants', 'analytics', ...POSTING, 'stream', 'delayed'],
    write: ['applications', ...POSTING, 'deadlines', 'delayed'],
  },
  'opportunity-review': { read: ['review'], write: [...POSTING, 'applications', 'deadlines'] },
  'opportunity-report': { get: ['postings'], read: ['review'], write: ['postings'] },
  company: {
    get: ['stream', 'mail'],
    read: POSTING,
    write: [...POSTING, 'applications', 'deadlines'],
  },
  'company-member': {
    get: ['postings'],
    read: ['applicants', 'companies', 'review', 'conversations', 'stream', 'mail', 'delayed'],
    write: ['companies'],
  },
  membership: {
    get: [
      ...([
        'postings',
        'applicants',
        'exports',
        'analytics',
        'companies',
        'profile',
        'conversations',
        'meetings',
      ] as const),
      'delayed',
    ],
    write: ['companies'],
  },
  'company-invitation': { get: ['companies'], write: ['companies'] },
  poster: { get: ['postings'], write: [...POSTING, 'applications', 'deadlines'] },
  posting: { read: ['opportunities'], write: ['stream'] },
  'search-entry': { read: ['opportunities', 'stream'], write: ['stream'] },
  'search-pointer': { read: ['opportunities', 'stream'], write: ['stream'] },
  'search-build': { write: ['stream'] },
  'open-list': { get: ['pages'], write: ['stream'] },
  closing: { write: ['stream', 'delayed'] },
  'terms-change': { write: ['stream', 'delayed'] },
  // The operator's command writes and reads it.
  seed: {},
};

/** The partition keys of a template, as a pattern of IAM: `*` for each part that differs between records. */
const patternOf = (template: string): string => template.replaceAll(/\{\w+\}/g, '*');

const kinds = Object.entries(RECORD_ACCESS).map(([kind, use]): [RecordKind, Use] => [
  RECORDS[kind as Kind],
  use,
]);

const unique = (patterns: readonly string[]): string[] => [...new Set(patterns)].sort();

/** The partitions that a function uses in this way, as patterns. */
const partitions = (name: TableFunction, ...ways: readonly (keyof Use)[]): string[] =>
  unique(
    kinds.filter(([, use]) => ways.some((way) => use[way]?.includes(name))).map(([{ pk }]) => patternOf(pk)),
  );

/** The partitions of an index that hold lists of the kinds that a function reads. */
const listsOf = (name: TableFunction, index: IndexName): string[] =>
  unique(
    kinds
      .filter(([, { read }]) => read?.includes(name))
      .flatMap(([{ lists = {} }]) => Object.values(lists))
      .filter((list) => list.index === index)
      .map(({ pk }) => patternOf(pk)),
  );

/** What a function may do with the table, as patterns of partition keys (`dynamodb:LeadingKeys`). */
export const partitionsOf = (name: TableFunction) => ({
  /** For reads of one record by its key. */
  get: partitions(name, 'get', 'read'),
  /** For queries and batches. */
  read: partitions(name, 'read'),
  write: partitions(name, 'write'),
  lists: (index: IndexName) => listsOf(name, index),
});
