import type { Reason } from '#shared/features/conversations/reason-rules.ts';

/** Whom to write to, and for which reason. */
export interface MessageTarget {
  /** The other user's id; or for an applicant, that of the opportunity. */
  with: string;
  reason: Reason;
  /** How the other side is called: 'Ana', 'Harbour & Co'. */
  name: string;
  /** A student asks a mentor without a mentorship: that is one question, and no way to sessions. */
  asksMentor?: boolean;
}
