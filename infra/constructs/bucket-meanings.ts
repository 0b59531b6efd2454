import { EXPORT_KEYS } from '#shared/core/export-rules.ts';
import { APPLICANT_LIST_KEYS } from '#shared/features/applicants/rules.ts';
import { SNAPSHOT_KEYS } from '#shared/features/opportunities/rules.ts';
import { RESUME_KEYS } from '#shared/features/resume/rules.ts';
import type { Granted, Meaning } from './grant-types.ts';
import type { Allowed } from './model-access.ts';

const resumeBucket = ({ resumes }: Granted) => ({ RESUMES_URL: resumes.url, RESUMES_BUCKET: resumes.name });
/** The uploaded resumes, and the accepted ones. */
const uploaded = ({ resumes }: Granted) => `${resumes.arn}/${RESUME_KEYS.uploaded}*`;
const accepted = ({ resumes }: Granted) => `${resumes.arn}/${RESUME_KEYS.accepted}*`;

export const searchBucket = ({ search }: Granted) => ({ SEARCH_URL: search.url, SEARCH_BUCKET: search.name });
const applicantLists = ({ search }: Granted) => `${search.arn}/${APPLICANT_LIST_KEYS}*`;
const exported = ({ search }: Granted) => `${search.arn}/${EXPORT_KEYS}*`;
const snapshots = ({ search }: Granted) => `${search.arn}/${SNAPSHOT_KEYS}*`;

/** What building the search's snapshots does with them. */
export const searchSnapshots = (granted: Granted): Allowed[] => [
  [['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [snapshots(granted)]],
];

type BucketGrant =
  | 'resumes:upload'
  | 'resumes:read'
  | 'resumes:accept'
  | 'resumes:delete'
  | 'search:read'
  | 'applicants:read'
  | 'applicants:pack'
  | 'exports:read'
  | 'exports:write';

/** Each grant about the buckets, in IAM's words. */
export const BUCKET_MEANINGS: Readonly<Record<BucketGrant, Meaning>> = {
  // A form or a link allows what its signer may do.
  'resumes:upload': {
    allows: (granted) => [[['s3:PutObject'], [uploaded(granted)]]],
    environment: resumeBucket,
  },
  'resumes:read': {
    allows: (granted) => [[['s3:GetObject'], [uploaded(granted), accepted(granted)]]],
    environment: resumeBucket,
  },
  'resumes:accept': {
    allows: (granted) => [
      [['s3:GetObject'], [uploaded(granted)]],
      [['s3:PutObject'], [accepted(granted)]],
    ],
    environment: resumeBucket,
  },
  'resumes:delete': {
    allows: (granted) => [[['s3:DeleteObject'], [uploaded(granted), accepted(granted)]]],
    environment: resumeBucket,
  },
  'search:read': {
    allows: (granted) => [[['s3:GetObject'], [snapshots(granted)]]],
    environment: searchBucket,
  },
  'applicants:read': {
    allows: (granted) => [[['s3:GetObject'], [applicantLists(granted)]]],
    environment: searchBucket,
  },
  'applicants:pack': {
    allows: (granted) => [[['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [applicantLists(granted)]]],
    environment: searchBucket,
  },
  'exports:read': {
    allows: (granted) => [[['s3:GetObject'], [exported(granted)]]],
    environment: searchBucket,
  },
  'exports:write': {
    allows: (granted) => [[['s3:PutObject'], [exported(granted)]]],
    environment: searchBucket,
  },
};
