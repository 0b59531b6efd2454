import { matches } from '../iam/wildcard.ts';
import type { Stack } from '../template/stack.ts';
import type { JsonObject } from '../template/types.ts';

/** Whether a service may call a function on behalf of a source; AWS refuses the call without such a permission. */
export type MayInvoke = (service: string, functionArn: string, sourceArn: string) => boolean;

/** Reads the AWS::Lambda::Permission resources of a stack. */
export const invokePermissions = (stack: Stack): MayInvoke => {
  const grants = stack.all('AWS::Lambda::Permission').map(({ properties }) => properties);
  return (service, functionArn, sourceArn) =>
    grants.some((grant) => allows(grant, service, functionArn, sourceArn));
};

const allows = (grant: JsonObject, service: string, functionArn: string, sourceArn: string): boolean =>
  grant.Principal === service &&
  grant.Action === 'lambda:InvokeFunction' &&
  [functionArn, functionArn.split(':').at(-1)].includes(String(grant.FunctionName)) &&
  (grant.SourceArn === undefined || matches(String(grant.SourceArn), sourceArn));
