import { awsJson } from '#functions/core/aws-json.ts';
import { serve } from '#functions/core/serve.ts';
import { auth } from '#shared/features/auth/routes.ts';
import { acceptInvitation, invitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { confirm, confirmation, resendConfirmation } from './confirm.ts';
import { rejectConfirmation } from './reject-confirmation.ts';
import { reset } from './reset.ts';
import { session, signOut, signOutEverywhere } from './session.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Identity: a separate function, because only this one may sign users in. */
export const handler = serve(auth, {
  protocol: awsJson,
  handlers: {
    signIn,
    signUp,
    signOut,
    signOutEverywhere,
    changePassword,
    reset,
    session,
    confirm,
    confirmation,
    rejectConfirmation,
    resendConfirmation,
    invitation,
    acceptInvitation,
  },
});
