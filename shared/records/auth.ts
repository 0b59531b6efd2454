import {
  CONFIRMATION_SECONDS,
  INVITATION_SECONDS,
  KNOWN_BROWSER_SECONDS,
  SESSION_SECONDS,
} from '../core/retention.ts';
import { ACCOUNT_DATA } from './descriptions.ts';
import { type RecordKinds, SHORT_LIVED, WRITTEN } from './kind.ts';

export const AUTH_RECORDS = {
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
} as const satisfies RecordKinds;
