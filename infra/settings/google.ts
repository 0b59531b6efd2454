import * as z from 'zod';
import { matching } from './matching.ts';

/** Sign-in with Google: who we are there. The secret itself stands in the parameter, which the operator makes. */
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
