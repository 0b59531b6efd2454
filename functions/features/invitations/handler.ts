import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { invitations } from '#shared/features/invitations/routes.ts';
import { create, resend } from './invite.ts';

/** Reading CSV files is loaded with the first of them. */
const imports = laterHandlers(() => import('./import.ts'), ['importUsers']);

/** Invitations by admins: a function of its own, since only it may make users of Cognito for others and read CSV files. */
export const handler = serve(invitations, { handlers: { create, resend, ...imports } });
