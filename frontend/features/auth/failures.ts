import { ApiError, errorCode, errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { waitingTime } from '#frontend/core/api/waitingTime.ts';

/** Returns why the sign-in failed. The text for wrong credentials comes from the spec (point 8). */
export const signInFailure = (error: Error): string => {
  const wait = waitingTime(error);
  if (errorCode(error) === 'too_many_requests' && wait)
    return `Too many failed attempts. Please wait ${wait} and try again.`;
  if (errorCode(error) === 'invalid_credentials') return 'Invalid credentials. Please try again.';
  return error instanceof ApiError
    ? errorMessage(error, 'Something went wrong on our side. Please try again.')
    : UNREACHABLE;
};

/** Why no account was made: what the server says, else the spec's words (point 8). */
export const signUpFailure = (error: Error): string =>
  errorMessage(error, 'Failed to create your account. Please try again.');
