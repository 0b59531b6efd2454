import { randomBytes } from 'node:crypto';
import type { Foundations } from './foundations.ts';
import { registrationOf } from './google/registration.ts';
import { json, listen, send } from './http.ts';
import { type Handler, readRequest } from './site-server.ts';

/** A stand-in for Google that is running. */
export interface Google {
  readonly issuer: string;
  /** The parameter that the operator would have made out of what Google's console told them, if it has this name. */
  readonly parameter: (name: string) => string | undefined;
}

const nobody: Handler = () => json(404, { error: 'The stack has no sign-in with Google.' });

/**
 * Starts a stand-in for Google on an origin of its own. It loads its code and makes its keys when somebody comes: who
 * never signs in with Google waits for nothing.
 */
export const startGoogle = async ({
  stack,
  clock,
  shutdown,
}: Pick<Foundations, 'stack' | 'clock' | 'shutdown'>): Promise<Google> => {
  const clientSecret = randomBytes(24).toString('base64url');
  let handler: Promise<Handler> | undefined;
  const load = async (): Promise<Handler> => {
    const registration = registrationOf(stack);
    if (!registration) return nobody;
    const { googleStandIn } = await import('./google/stand-in.ts');
    return googleStandIn({ ...registration, issuer, clientSecret, clock });
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
