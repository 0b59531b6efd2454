import {
  CognitoIdentityProviderServiceException,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/core/env.ts';
import { AppError, AWS_ERROR_HEADER } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { cognito } from '#functions/parts/auth/cognito.ts';
import { normalAddress } from '#shared/core/email-address.ts';
import type { ErrorCode } from '#shared/core/errors.ts';
import { type auth, RESET_CODES, RESET_TARGETS, SENDER_RESETS } from '#shared/features/auth/routes.ts';
import { whyRefused } from './password-rules.ts';

const SENDER_LIMIT = { name: 'reset-sender', ...SENDER_RESETS };
const CODE_LIMIT = { name: 'reset-code', ...RESET_CODES };

type Reset = Call<typeof auth.reset>;
type Body = Reset['body'];

/** An error with Cognito's name for it, less `Exception`: Amplify in the browser knows no other. */
const namedError = (name: string, message: string, code: ErrorCode = 'invalid_input', cause?: unknown) =>
  new AppError(code, { message, headers: { [AWS_ERROR_HEADER]: `${name}Exception` }, cause });

/*
 * Without `Exception`, because a bundle holds the class of every SDK error that the source text names (infra/bundling/lean-sdk.ts).
 */

/** What the caller may know of Cognito's refusals, by name without `Exception`; anything else is our mistake. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  CodeDeliveryFailure: 'bad_request',
  CodeMismatch: 'invalid_input',
  ExpiredCode: 'invalid_input',
  InvalidParameter: 'invalid_input',
  InvalidPassword: 'invalid_input',
  LimitExceeded: 'too_many_requests',
  NotAuthorized: 'invalid_input',
  PasswordHistoryPolicyViolation: 'invalid_input',
  TooManyFailedAttempts: 'too_many_requests',
  TooManyRequests: 'unavailable',
  // Not as unavailable, which Amplify tries again: the password is changed by then, and the code used up.
  UserLambdaValidation: 'bad_request',
  UserNotFound: 'invalid_input',
};

/** Calls Cognito and passes its refusals on. */
const forward = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CognitoIdentityProviderServiceException)) throw error;
    const name = error.name.replace(/Exception$/, '');
    const code = REFUSALS[name];
    throw code ? namedError(name, error.message, code, error) : error;
  }
};

const requestCode = async ({ ClientId, Username }: Body, sender: string, now: Date) => {
  await limitRequests(CODE_LIMIT, `${Username} ${sender}`, now);
  const { CodeDeliveryDetails } = await forward(() =>
    cognito().send(new ForgotPasswordCommand({ ClientId, Username })),
  );
  return CodeDeliveryDetails ? { CodeDeliveryDetails } : {};
};

/** A common password is refused here, as at sign-up: Cognito knows no such list. The code stays valid. */
const setNewPassword = async ({ ClientId, Username, ConfirmationCode, Password }: Body) => {
  if (ConfirmationCode === undefined || Password === undefined)
    throw namedError('InvalidParameter', 'ConfirmationCode and Password are required.');
  const refused = await whyRefused(Password, Username);
  if (refused !== undefined) throw namedError('InvalidPassword', refused);
  await forward(() =>
    cognito().send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password })),
  );
  return {};
};

/** Resets a forgotten password for a browser that speaks Cognito's protocol, within our limits and password rules. */
export const reset: Handler<typeof auth.reset> = async ({ headers, body, sender, now }) => {
  if (body.ClientId !== env('USER_POOL_PUBLIC_CLIENT_ID'))
    throw namedError('ResourceNotFound', 'This app client does not exist.');
  await limitRequests(SENDER_LIMIT, sender(), now);
  // As the account has it, however its owner writes it.
  const given = { ...body, Username: normalAddress(body.Username) };
  return headers['x-amz-target'] === RESET_TARGETS.request
    ? requestCode(given, sender(), now)
    : setNewPassword(given);
};
