import { randomBytes } from 'node:crypto';
import type { LocalContext } from './context.ts';
import { json, listen, send } from './http.ts';
import { type Handler, readRequest } from './site-server.ts';
import type { Stack } from './template/stack.ts';
import { isObject } from './template/types.ts';

/** The running replacement for Google. */
export interface Google {
  readonly issuer: string;
  /** The parameter of the client secret, which in AWS the operator creates; undefined for another name. */
  readonly parameter: (name: string) => string | undefined;
}

/**
 * The client's registration, from the environment of the stack's functions; undefined when none uses Google. Call it
 * after the custom resources have been created, since the environment depends on them.
 */
const registrationOf = (stack: Stack) => {
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

/** Starts a replacement for Google on an origin of its own. Its code and keys are loaded at the first request. */
export const startGoogle = async ({
  stack,
  clock,
  shutdown,
}: Pick<LocalContext, 'stack' | 'clock' | 'shutdown'>): Promise<Google> => {
  const clientSecret = randomBytes(24).toString('base64url');
  let handler: Promise<Handler> | undefined;
  const load = async (): Promise<Handler> => {
    const registration = registrationOf(stack);
    if (!registration) return () => json(404, { error: 'The stack has no sign-in with Google.' });
    const { googleProvider } = await import('./google/provider.ts');
    return googleProvider({ ...registration, issuer, clientSecret, clock });
  };
  const { port, close } = await listen(async (message, response) => {
    handler ??= load();
    const request = await readRequest(message);
    send(response, request ? await (await handler)(request) : json(413, {}), message.method);
  }, 0);
  shutdown.add(close);
  const issuer = `http://127.0.0.1:${port}`;
  const parameter = (name: string) =>
    registrationOf(stack)?.secretParameter === name ? clientSecret : undefined;
  return { issuer, parameter };
};
