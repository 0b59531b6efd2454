import type { ImportReason } from '#shared/features/imported-credentials/rules.ts';

/** Why a check ends before it could say that a credential is in order. */
export class CheckFailed extends Error {
  readonly reason: ImportReason;
  constructor(reason: ImportReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** The value, or the end of the check. */
export const required = <T>(value: T | undefined, reason: ImportReason): T => {
  if (value === undefined) throw new CheckFailed(reason);
  return value;
};

/** Ends the check unless something holds. */
export const demand = (holds: boolean, reason: ImportReason): void => {
  if (!holds) throw new CheckFailed(reason);
};
