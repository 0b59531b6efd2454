import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import type { FieldErrors } from '#frontend/core/forms/fieldErrors.ts';

/** The message, and the field it belongs to; without one it is shown above the form. */
interface ResetFailure {
  field?: 'email' | 'code' | 'password';
  message: string;
}

const TOO_OFTEN = 'Too many attempts for this address. Please wait an hour and try again.';

/** Messages for Cognito's errors by name. Only the names are stable: Cognito's own messages change. */
const FAILURES: Readonly<Record<string, ResetFailure>> = {
  CodeMismatchException: {
    field: 'code',
    message: 'This code is incorrect. Enter the code from our latest email',
  },
  ExpiredCodeException: { field: 'code', message: 'This code has expired. Request a new one' },
  InvalidPasswordException: {
    field: 'password',
    message: 'This password is too easy to guess. Please choose another one',
  },
  InvalidParameterException: { field: 'email', message: 'Invalid email address' },
  LimitExceededException: { message: TOO_OFTEN },
  TooManyFailedAttemptsException: { message: TOO_OFTEN },
  TooManyRequestsException: {
    message: 'We’re receiving too many requests right now. Please try again in a moment.',
  },
  CodeDeliveryFailureException: { message: 'We couldn’t send the email. Please try again in a few minutes.' },
  // The password has been changed by then; what failed is ending the other sessions.
  UserLambdaValidationException: {
    message:
      'Your password was changed, but other devices may still be signed in. Reset it once more to sign them out.',
  },
  NetworkError: { message: UNREACHABLE },
};

/** What went wrong with a password reset, for the user. */
export const resetFailure = (error: Error): ResetFailure =>
  FAILURES[error.name] ?? { message: 'Something went wrong on our side. Please try again.' };

/** The same for the form: field → message. */
export const resetFieldErrors = (error: Error): FieldErrors => {
  const { field, message } = resetFailure(error);
  return field ? { [field]: message } : {};
};
