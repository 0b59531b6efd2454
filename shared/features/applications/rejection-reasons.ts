// Plain data without schemas: the API answers with it, and the screens of both sides show it.

import { REJECTION_CODES, type RejectionReason } from './rejection-codes.ts';

/** Why an application is rejected. The applicant reads the sentence as it is. */
const SENTENCES: Readonly<Record<RejectionReason, { readonly label: string; readonly sentence: string }>> = {
  requirements: {
    label: 'Missing a required skill',
    sentence:
      'The employer is looking for skills that this posting requires and that your application didn’t show. The receipt of your match names them.',
  },
  experience: {
    label: 'Less experience than the role needs',
    sentence:
      'The role needs more experience than your application shows. Postings for your level of experience are a better use of your time.',
  },
  closer_match: {
    label: 'Others matched the requirements more closely',
    sentence:
      'You met what was asked for, and other applicants met more of it. Your application was read and compared with the requirements of the posting.',
  },
  location: {
    label: 'Location or work mode doesn’t fit',
    sentence:
      'The place or the work mode of the role doesn’t fit what your profile says. If you can move or commute, say so in your profile.',
  },
  eligibility: {
    label: 'Not eligible to work in this role',
    sentence:
      'The role has formal conditions, such as a work permit, a degree or a certificate, that your application doesn’t meet.',
  },
  incomplete: {
    label: 'Not enough information',
    sentence:
      'Your application didn’t have enough information to decide on. A profile with work, projects and dates, and a note, gives employers more to go by.',
  },
  interview: {
    label: 'Decided after the interview',
    sentence:
      'After the interview the employer decided to continue with another applicant. Reaching an interview means that your application convinced them.',
  },
  position_filled: {
    label: 'The position is filled',
    sentence: 'Another applicant accepted the position. This says nothing about your application.',
  },
  position_cancelled: {
    label: 'The position is no longer open',
    sentence: 'The employer isn’t filling this position any more. This says nothing about your application.',
  },
};

export const REJECTION_REASONS = REJECTION_CODES.map((code) => ({ code, ...SENTENCES[code] }));

/** The sentence that an applicant reads for a reason; undefined for one that is not in the list (any more). */
export const rejectionSentence = (code: string): string | undefined =>
  REJECTION_REASONS.find((one) => one.code === code)?.sentence;
