import type { Stack } from '../template/stack.ts';
import { isObject } from '../template/types.ts';

/** Who the app is to Google, as its functions are told. */
export interface Registration {
  readonly clientId: string;
  /** The name of the parameter in which the functions look for the client secret. */
  readonly secretParameter: string;
  /** The one address to which Google may lead back. */
  readonly redirectUri: string;
}

/**
 * The registration in the environment of the stack's functions; undefined when none signs people in with Google. Not
 * before the custom resources are made: what functions are told depends on them.
 */
export const registrationOf = (stack: Stack): Registration | undefined => {
  for (const { properties } of stack.all('AWS::Lambda::Function')) {
    const variables = isObject(properties.Environment) ? properties.Environment.Variables : undefined;
    if (!isObject(variables) || !variables.GOOGLE_CLIENT_ID) continue;
    return {
      clientId: String(variables.GOOGLE_CLIENT_ID),
      secretParameter: String(variables.GOOGLE_SECRET_PARAMETER),
      redirectUri: `${variables.SITE_URL}/api/auth/google/callback`,
    };
  }
  return undefined;
};
