import { EXPORT_SECONDS } from '../core/retention.ts';
import { ABOUT_APPLICANTS, LIMIT_DATA, REVEALED_NAMES } from './descriptions.ts';
import { type RecordKinds, SHORT_LIVED } from './kind.ts';

export const APPLICANTS_RECORDS = {
  /** What an employer or an alumnus wrote about an applicant: for colleagues, or for the author alone. */
  'applicant-note': {
    pk: 'applicant-notes#{opportunityId}#{userId}',
    sk: '{audience}#{at}#{id}',
    usedBy: 'applicants',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: ABOUT_APPLICANTS,
  },
  /** What one user who decides about an applicant submitted about them, for colleagues who have submitted theirs. */
  'applicant-scorecard': {
    pk: 'applicant-scorecards#{opportunityId}#{userId}',
    sk: '{authorId}',
    usedBy: 'applicants',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ABOUT_APPLICANTS,
  },
  /** Who of those who decide about an applicant revealed their name in a comparison without names, and when first. */
  'screening-reveal': {
    pk: 'screening-reveals#{opportunityId}#{userId}',
    sk: '{viewerId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: REVEALED_NAMES,
  },
  /** The applicants of a posting whose names one user has revealed: what the screen reads. */
  'screening-view': {
    pk: 'screening#{opportunityId}',
    sk: '{viewerId}',
    usedBy: 'screening',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...REVEALED_NAMES, inCopy: false },
  },
  /** The filters of Screening that a user saved under names. */
  'screening-filters': {
    pk: 'screening-filters#{userId}',
    sk: 'filters',
    usedBy: 'screening',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Filters that you saved in Screening' },
  },
  /** A part of a posting's numbers of applications by status: each applicant counts in one of them (decision 0210). */
  'applicant-counts': {
    pk: 'opportunity#{opportunityId}#applicants',
    sk: 'counts#{shard}',
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
  /** The numbers of `applicant-counts` for all postings of a poster together (decision 0261). */
  'poster-applicant-counts': {
    pk: 'applicants#{poster}',
    sk: 'counts#{shard}',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** Which packed list of the applicants for all postings of a poster is the latest. */
  'poster-applicant-list': {
    pk: 'applicants#{poster}',
    sk: 'list',
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
} as const satisfies RecordKinds;
