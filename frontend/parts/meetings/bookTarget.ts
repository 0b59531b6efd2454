import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';

/** Whose free time to book, and why. */
export interface BookTarget {
  readonly userId: string;
  readonly name: string;
  readonly reason: MeetingReason;
}
