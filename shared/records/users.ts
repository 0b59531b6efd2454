import { ACCOUNT_DATA } from './descriptions.ts';
import { type RecordKinds, SHORT_LIVED, WRITTEN } from './kind.ts';

export const USERS_RECORDS = {
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
    stream: { stream: WRITTEN },
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
} as const satisfies RecordKinds;
