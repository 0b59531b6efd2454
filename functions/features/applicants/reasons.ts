import type { Handler } from '#functions/core/handlers.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { REJECTION_REASONS } from '#shared/features/applications/rejection-reasons.ts';

/** Why an application can be rejected, with the sentences that applicants read. */
export const reasons: Handler<typeof applicants.reasons> = async () => ({ reasons: [...REJECTION_REASONS] });
