import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import type { ShownMeeting } from '#shared/features/meeting-schema.ts';
import type { Reason } from '#shared/features/reason-rules.ts';

/** Whom to propose a meeting to, and why. */
export interface ProposeTarget {
  readonly with: string;
  readonly name: string;
  readonly reason: Reason;
  /** Of an application, as the screen has it: one that was changed meanwhile is not invited. */
  readonly version?: number | undefined;
}

/** What came of it: the meeting, and where the application is now. */
export interface Sent {
  readonly meeting: ShownMeeting;
  readonly status?: ApplicationStatus;
  readonly version?: number;
  readonly undoUntil?: string | null;
}
