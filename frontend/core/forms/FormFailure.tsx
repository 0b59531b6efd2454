import type { ReactNode } from 'react';
import { Reference } from '#frontend/ui/data/Reference.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { errorCode, errorMessage, referenceOf, UNREACHABLE } from '../api/ApiError.ts';
import { waitingTime } from '../api/waitingTime.ts';

interface FormFailureProps {
  /** `failure` of the form: what no field shows. */
  failure: Error | null;
  title?: string;
  /** The sentence; by default the server's, or that it could not be reached. */
  children?: ReactNode;
}

/** Why a form was not sent, above its fields. */
export function FormFailure({ failure, title, children }: FormFailureProps) {
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert" icon={<AlertIcon aria-hidden="true" />} title={title}>
      <p>{children ?? failureText(failure)}</p>
      <Reference id={referenceOf(failure)} />
    </Notice>
  );
}

/** Why something was not sent, in a sentence. `tooMany` says whose attempts were too many. */
export const failureText = (error: Error, tooMany = 'Too many attempts.'): string => {
  const wait = waitingTime(error);
  return errorCode(error) === 'too_many_requests' && wait
    ? `${tooMany} Please wait ${wait} and try again.`
    : errorMessage(error, UNREACHABLE);
};
