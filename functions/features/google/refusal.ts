import type { GoogleOutcome } from '#shared/features/google.ts';

/** Why somebody from Google is not let in: for the sign-in screen to say kindly. */
export class Refusal extends Error {
  readonly outcome: GoogleOutcome;
  /** `reason` is for the log, and tells of nobody. */
  constructor(outcome: GoogleOutcome, reason: string = outcome) {
    super(reason);
    this.name = 'Refusal';
    this.outcome = outcome;
  }
}
