import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { endSession } from '#functions/core/session.ts';
import { confirmationRequest } from '#functions/parts/auth/confirmations.ts';
import { browserToken, startSessionInBrowser } from '#functions/parts/auth/known-browsers.ts';
import { register } from '#functions/parts/auth/register.ts';
import { SIGN_UP_LIMIT } from '#functions/parts/auth/sign-up-limit.ts';
import { type Profile, toUser } from '#functions/parts/profile/repository.ts';
import type { auth } from '#shared/features/auth/routes.ts';
import { SIGN_UP_SETTINGS, signUpClosed } from '#shared/features/auth/settings.ts';
import { birthDateProblem, statusAtSignUp } from '#shared/features/users/rules.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';
import { whyRefused } from './password-rules.ts';

type SignUp = Call<typeof auth.signUp>['body'];

/** Checks that the schema cannot make: a common password, and a date of birth that is too recent. */
const check = async ({ email, password, dateOfBirth }: SignUp, now: Date): Promise<void> => {
  const refused = await whyRefused(password, email);
  const birth = birthDateProblem(dateOfBirth, now);
  const fields = {
    ...(refused !== undefined && { password: refused }),
    ...(birth !== undefined && { dateOfBirth: birth }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
};

/** Creates an account and signs in. Roles with privileges wait for approval. */
export const signUp: Handler<typeof auth.signUp> = async (call) => {
  const { body, now, sender, sessionToken, setCookie, setting } = call;
  if (!(await setting(SIGN_UP_SETTINGS[body.role])))
    throw new AppError('feature_off', { message: signUpClosed(body.role) });
  await check(body, now);
  // A mistake in the form does not count against the limit; a call to Cognito does, whatever its result.
  await limitRequests(SIGN_UP_LIMIT, sender(), now);
  const { email, password, firstName, lastName, role, phone, dateOfBirth } = body;
  const profileData = { ...emptyProfileData(), isOnboardingComplete: false };
  const profile: Profile = { phone, dateOfBirth, profileData };
  const approved = statusAtSignUp(role) === 'active';
  const account = await register(
    { email, password, firstName, lastName, role, approved, emailConfirmed: false, profile },
    now,
    (id) => confirmationRequest(id, email, now),
  );
  const start = { remember: false, token: browserToken(call), first: true };
  for (const cookie of await startSessionInBrowser(account, start, now)) setCookie(cookie);
  await endSession(sessionToken);
  return toUser(account, profile);
};
