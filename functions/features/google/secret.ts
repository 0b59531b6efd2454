import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { env } from '#functions/core/env.ts';
import { cachedValue } from './cached-value.ts';

const client = new SSMClient({});

/** The client secret of the Google application, from the operator's SSM parameter. */
export const clientSecret = cachedValue(async (): Promise<string> => {
  const Name = env('GOOGLE_SECRET_PARAMETER');
  const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
  if (!Parameter?.Value) throw new Error(`The parameter ${Name} is empty.`);
  return Parameter.Value;
});
