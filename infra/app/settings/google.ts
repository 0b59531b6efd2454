import * as z from 'zod';
import { matching } from './matching.ts';

/** Sign-in with Google: the client id. The secret is in a parameter, which the operator creates. */
export const google = z.strictObject({
  clientId: matching(
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    'the client id of the Google console, which ends in .apps.googleusercontent.com',
  ),
  clientSecretParameter: matching(
    // Systems Manager keeps names that begin with these two to itself.
    /^\/(?!aws|ssm)[\w.-]+(\/[\w.-]+){0,14}$/i,
    'the name of the SecureString parameter that holds the client secret, as in /fledge/prod/google-client-secret',
  ),
});
export type Google = z.infer<typeof google>;
