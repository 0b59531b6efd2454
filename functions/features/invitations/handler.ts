import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { invitations } from '#shared/features/invitations.ts';
import { create, resend } from './invite.ts';

/** Reading CSV files is loaded with the first of them. */
const importUsers: Handler<typeof invitations.importUsers> = async (call) =>
  (await import('./import.ts')).importUsers(call);

/** Invitations by admins: a function of its own, since only it may make users of Cognito for others and read CSV files. */
export const handler = serve(invitations, { handlers: { create, importUsers, resend } });
