import { serve } from '#functions/core/serve.ts';
import { invitations } from '#shared/features/invitations.ts';
import { importUsers } from './import.ts';
import { create, resend } from './invite.ts';

/** Invitations by admins: a function of its own, since only it may make users of Cognito for others and read CSV files. */
export const handler = serve(invitations, { handlers: { create, importUsers, resend } });
