import type { GoogleOutcome } from '#shared/features/google/routes.ts';

/** Google sign-in is refused, with the outcome that the sign-in screen shows. */
export class SignInRefused extends Error {
  readonly outcome: GoogleOutcome;
  /** `reason` is logged, so it holds no personal data. */
  constructor(outcome: GoogleOutcome, reason: string = outcome) {
    super(reason);
    this.name = 'SignInRefused';
    this.outcome = outcome;
  }
}
