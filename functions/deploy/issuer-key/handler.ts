import { generateKeyPairSync } from 'node:crypto';
import { DeleteParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import * as z from 'zod';
import { answerResource } from '#functions/core/custom-resource.ts';
import { messageOf } from '#functions/core/errors.ts';
import { multikeyOf } from '#shared/features/credentials/signature.ts';

const client = new SSMClient({});
const propertiesSchema = z.object({ Parameter: z.string().startsWith('/') });
/** Of the key of a resource: the public half is part of its id, since nothing here may read the parameter. */
const PREFIX = 'issuer-key:';

/** Makes a pair, stores its private half, and returns the public one. A parameter that is there already is never replaced. */
const makeKey = async (Name: string): Promise<string> => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const Value = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: false }));
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return multikeyOf(Buffer.from(x, 'base64url'));
};

const idAfter = async (event: CloudFormationCustomResourceEvent): Promise<string> => {
  const { Parameter } = propertiesSchema.parse(event.ResourceProperties);
  if (event.RequestType === 'Create') return `${PREFIX}${await makeKey(Parameter)}`;
  // What a failed creation left has another id, and no parameter.
  if (event.RequestType === 'Delete' && event.PhysicalResourceId.startsWith(PREFIX))
    await client.send(new DeleteParameterCommand({ Name: Parameter }));
  return event.PhysicalResourceId;
};

/**
 * The custom resource `Custom::IssuerKey`: a pair of keys by which the stage signs credentials. The private half goes into the
 * parameter that it names, the public one is its attribute `Multikey`. The parameter goes with the resource, which
 * production keeps.
 */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  try {
    const PhysicalResourceId = await idAfter(event);
    const Multikey = PhysicalResourceId.slice(PREFIX.length);
    await answerResource(event, { Status: 'SUCCESS', PhysicalResourceId, Data: { Multikey } });
  } catch (error) {
    const known = 'PhysicalResourceId' in event ? event.PhysicalResourceId : `failed-${event.RequestId}`;
    await answerResource(event, {
      Status: 'FAILED',
      PhysicalResourceId: known,
      Reason: `The issuer’s key could not be made or removed: ${messageOf(error)}`,
    });
  }
};
