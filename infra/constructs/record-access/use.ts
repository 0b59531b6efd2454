import type { Route } from '#shared/core/contract.ts';
import { allRoutes, type FeatureName, routes } from '#shared/routes.ts';

/** A function that uses the table. */
export type TableFunction =
  | FeatureName
  | 'stream'
  | 'mail'
  | 'delayed'
  | 'deadlines'
  | 'digest'
  | 'fairness-figures'
  | 'password-changed'
  | 'resume-upload'
  | 'live';

/** Which functions use the records of a kind, and how. The policy of any other function leaves the kind out. */
export interface Use {
  /** They read a record by its key only: no list of them, and none whose key they do not know. */
  readonly get?: readonly TableFunction[];
  /** They read in any way: by key, in batches, by queries of the partition and of the kind's lists. */
  readonly read?: readonly TableFunction[];
  readonly write?: readonly TableFunction[];
  /** They rely on its state in transactions, and never write it. */
  readonly check?: readonly TableFunction[];
}

const declared = (name: FeatureName): readonly Route[] => Object.values(routes[name]);

/** The functions with routes that need a session: each reads the session and its account. */
export const WITH_SESSION = Object.keys(routes)
  .map((name) => name as FeatureName)
  .filter((name) => declared(name).some(({ access }) => access !== 'public'));

/** The functions that create users. */
export const REGISTERING = ['auth', 'google', 'invitations'] as const;
/** Those that bring the admins' directory up to date; deciding about a company may decide about an account. */
export const DIRECTORY = ['admin', 'moderation', 'reports', 'stream'] as const;

/** Those of actions that the audit log records. */
export const AUDITING = [
  'admin',
  'invitations',
  'moderation',
  'reports',
  'mentors',
  'events',
  'challenges',
  'judging',
  'reviews',
  'assessments',
  'authoring',
  'trusted-issuers',
  'plan-requests',
  'credentials',
  'library',
  'platform-settings',
] as const;

/** The functions that read the settings: those of all routes, and those that run beside them and keep to a limit. */
export const READING_SETTINGS = [
  ...new Set(allRoutes.map(({ feature }) => feature).filter((name) => name !== 'system')),
  'mail',
] as const;

/** Those that change postings, with their entries in lists and the numbers of who posted them. */
export const POSTING = ['postings', 'companies', 'moderation'] as const;

/** The use of each of these kinds of records, but for those that one function uses alone: their declarations name it. */
export type AccessTo<Records> = {
  readonly [K in keyof Records as Records[K] extends { usedBy: string } ? never : K]: Use;
};
