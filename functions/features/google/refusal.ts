import type { GoogleOutcome } from '#shared/features/google.ts';

/** Why somebody from Google is not let in: for the sign-in screen to say kindly. */
export class Refusal extends Error {
  readonly outcome: GoogleOutcome;
  constructor(outcome: GoogleOutcome) {
    super(`Refused: ${outcome}`);
    this.name = 'Refusal';
    this.outcome = outcome;
  }
}
