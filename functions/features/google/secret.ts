import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { env } from '#functions/core/env.ts';
import { remembered } from './remembered.ts';

const client = new SSMClient({});

/** The client secret that Google gave the operator, from the parameter in which they keep it. */
export const clientSecret = remembered(async (): Promise<string> => {
  const Name = env('GOOGLE_SECRET_PARAMETER');
  const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
  if (!Parameter?.Value) throw new Error(`The parameter ${Name} is empty.`);
  return Parameter.Value;
});
