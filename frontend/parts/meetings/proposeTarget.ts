import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** Whom to propose a meeting to, and why. */
export interface ProposeTarget {
  readonly with: string;
  readonly name: string;
  readonly reason: MeetingReason;
  /** Of an application, as the screen has it: one that was changed meanwhile is not invited. */
  readonly version?: number | undefined;
  /** One of them is under 18: only a room of the stage's provider will do. */
  readonly ownRoom?: boolean | undefined;
}

/** What came of it: the meeting, and where the application is now. */
export interface Sent {
  readonly meeting: ShownMeeting;
  readonly status?: ApplicationStatus;
  readonly version?: number;
  readonly undoUntil?: string | null;
}
