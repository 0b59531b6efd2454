import { INVITATION_SECONDS } from '../core/retention.ts';
import { ACCOUNT_DATA } from './descriptions.ts';
import { type RecordKinds, WRITTEN } from './kind.ts';

export const COMPANIES_RECORDS = {
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
  /** The logo of a company, named by its hash. Another one is another record. */
  'company-logo': {
    pk: 'company#{companyId}',
    sk: 'logo#{hash}',
    owner: 'company',
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
} as const satisfies RecordKinds;
