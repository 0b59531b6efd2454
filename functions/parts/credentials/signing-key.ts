import { env } from '#functions/core/env.ts';
import { verificationMethodOf } from '#shared/features/credentials/issuer.ts';
import type { ImportedKey, SigningKey } from '#shared/features/credentials/signature.ts';
import { issuer } from './issuer.ts';

/** Only what signs loads the client: most requests of its function do not. */
const load = async (): Promise<ImportedKey> => {
  const { GetParameterCommand, SSMClient } = await import('@aws-sdk/client-ssm');
  const Name = env('ISSUER_KEY_PARAMETER');
  const { Parameter } = await new SSMClient({}).send(new GetParameterCommand({ Name, WithDecryption: true }));
  if (!Parameter?.Value) throw new Error(`The parameter ${Name} is empty.`);
  const bytes = Uint8Array.from(Buffer.from(Parameter.Value, 'base64'));
  return crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', false, ['sign']);
};

let loaded: Promise<ImportedKey> | undefined;

/** The private key by which the stage signs, read once by each instance of the function. 503 where nothing is issued. */
export const signingKey = async (): Promise<SigningKey> => {
  const { id, keys } = issuer();
  loaded ??= load();
  try {
    return { verificationMethod: verificationMethodOf(id, keys[0].kid), privateKey: await loaded };
  } catch (error) {
    loaded = undefined;
    throw error;
  }
};
