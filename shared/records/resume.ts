import { RESUME_UPLOAD_SECONDS } from '../core/retention.ts';
import { ACCOUNT_DATA } from './descriptions.ts';
import type { RecordKinds } from './kind.ts';

export const RESUME_RECORDS = {
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
} as const satisfies RecordKinds;
