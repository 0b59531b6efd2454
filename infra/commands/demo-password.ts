import { randomBytes } from 'node:crypto';
import {
  DeleteParameterCommand,
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import type { Stage } from '../app/stages.ts';

const client = () => new SSMClient({});

/** The parameter with the password of a preview's demo accounts. */
export const demoPasswordParameter = ({ name }: Stage): string => `/fledge/${name}/demo-password`;

/**
 * The password of a preview's demo accounts: 144 random bits, made once and kept as a SecureString under the key that
 * AWS manages for this, which costs nothing. The one published for the local stage opens nothing on the internet.
 */
export const demoPassword = async (stage: Stage): Promise<string> => {
  const Name = demoPasswordParameter(stage);
  try {
    const { Parameter } = await client().send(new GetParameterCommand({ Name, WithDecryption: true }));
    if (Parameter?.Value) return Parameter.Value;
  } catch (error) {
    if (!(error instanceof ParameterNotFound)) throw error;
  }
  const Value = randomBytes(18).toString('base64url');
  await client().send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true }));
  return Value;
};

/** Forgets the password of a stage that is gone. */
export const forgetDemoPassword = async (stage: Stage): Promise<void> => {
  try {
    await client().send(new DeleteParameterCommand({ Name: demoPasswordParameter(stage) }));
  } catch (error) {
    if (!(error instanceof ParameterNotFound)) throw error;
  }
};
