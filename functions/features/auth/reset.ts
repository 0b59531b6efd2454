import {
  CognitoIdentityProviderServiceException,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/core/env.ts';
import { AppError, AWS_ERROR_HEADER } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { ErrorCode } from '#shared/contract.ts';
import { type auth, RESET_CODES, RESET_TARGETS, SENDER_RESETS } from '#shared/features/auth.ts';
import { cognito } from './cognito.ts';
import { whyRefused } from './password-rules.ts';

const SENDER_LIMIT = { name: 'reset-sender', ...SENDER_RESETS };
const CODE_LIMIT = { name: 'reset-code', ...RESET_CODES };

type Reset = Call<typeof auth.reset>;
type Body = Reset['body'];

/** An error with Cognito's name for it: Amplify in the browser knows no other. */
const namedError = (name: string, message: string, code: ErrorCode = 'invalid_input', cause?: unknown) =>
  new AppError(code, { message, headers: { [AWS_ERROR_HEADER]: name }, cause });

/** What the caller may know of Cognito's refusals, by name; anything else is our mistake. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  CodeDeliveryFailureException: 'bad_request',
  CodeMismatchException: 'invalid_input',
  ExpiredCodeException: 'invalid_input',
  InvalidParameterException: 'invalid_input',
  InvalidPasswordException: 'invalid_input',
  LimitExceededException: 'too_many_requests',
  NotAuthorizedException: 'invalid_input',
  PasswordHistoryPolicyViolationException: 'invalid_input',
  TooManyFailedAttemptsException: 'too_many_requests',
  TooManyRequestsException: 'unavailable',
  // Not as unavailable, which Amplify tries again: the password is changed by then, and the code used up.
  UserLambdaValidationException: 'bad_request',
  UserNotFoundException: 'invalid_input',
};

/** Calls Cognito and passes its refusals on. */
const forward = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const code = error instanceof CognitoIdentityProviderServiceException && REFUSALS[error.name];
    throw code ? namedError(error.name, error.message, code, error) : error;
  }
};

const requestCode = async ({ ClientId, Username }: Body, sender: string, now: Date) => {
  await limitRequests(CODE_LIMIT, `${Username.toLowerCase()} ${sender}`, now);
  const { CodeDeliveryDetails } = await forward(() =>
    cognito().send(new ForgotPasswordCommand({ ClientId, Username })),
  );
  return CodeDeliveryDetails ? { CodeDeliveryDetails } : {};
};

/** A common password is refused here, as at sign-up: Cognito knows no such list. The code stays valid. */
const setNewPassword = async ({ ClientId, Username, ConfirmationCode, Password }: Body) => {
  if (ConfirmationCode === undefined || Password === undefined)
    throw namedError('InvalidParameterException', 'ConfirmationCode and Password are required.');
  const refused = await whyRefused(Password, Username);
  if (refused !== undefined) throw namedError('InvalidPasswordException', refused);
  await forward(() =>
    cognito().send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password })),
  );
  return {};
};

/** Resets a forgotten password for a browser that speaks Cognito's protocol, within our limits and password rules. */
export const reset: Handler<typeof auth.reset> = async ({ headers, body, sender, now }) => {
  if (body.ClientId !== env('USER_POOL_PUBLIC_CLIENT_ID'))
    throw namedError('ResourceNotFoundException', 'This app client does not exist.');
  await limitRequests(SENDER_LIMIT, sender(), now);
  return headers['x-amz-target'] === RESET_TARGETS.request
    ? requestCode(body, sender(), now)
    : setNewPassword(body);
};
