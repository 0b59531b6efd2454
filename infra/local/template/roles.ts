import { LocalFailure } from '../failure.ts';
import type { Statement } from '../iam/statement.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION } from './identities.ts';
import type { LiveResource, Stack } from './stack.ts';
import { isObject, type Json, type JsonObject } from './types.ts';

/** What AWS's managed policy for every function allows, the only managed policy known here. */
const BASIC_EXECUTION = 'service-role/AWSLambdaBasicExecutionRole';
const LOG_ACTIONS = ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'];

const roleOf = (stack: Stack, roleArn: string): LiveResource => {
  const role = stack
    .all('AWS::IAM::Role')
    .find(({ logicalId }) => stack.attribute(logicalId, 'Arn') === roleArn);
  if (!role) throw new LocalFailure(`The role ${roleArn} is not in the template`);
  return role;
};

/** All statements that the template attaches to a role, inline and by policy resources. */
export const statementsOf = (stack: Stack, roleArn: string): Statement[] => {
  const role = roleOf(stack, roleArn);
  const managed = listOf(role.properties.ManagedPolicyArns).map(String);
  const attached = stack
    .all('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .filter((policy) => attaches(policy, role.ref, managed));
  const attachedArns = attached.map(({ ref }) => ref);
  return [
    ...listOf(role.properties.Policies).filter(isObject).flatMap(documentStatements),
    ...attached.flatMap(({ properties }) => documentStatements(properties)),
    ...managed.filter((arn) => !attachedArns.includes(arn)).map(managedStatement),
  ];
};

const attaches = (
  { type, ref, properties }: LiveResource,
  role: string,
  managed: readonly string[],
): boolean =>
  listOf(properties.Roles).includes(role) || (type === 'AWS::IAM::ManagedPolicy' && managed.includes(ref));

const documentStatements = ({ PolicyDocument }: JsonObject): Statement[] =>
  isObject(PolicyDocument) ? (listOf(PolicyDocument.Statement) as unknown as Statement[]) : [];

const managedStatement = (arn: string): Statement => {
  if (!arn.endsWith(BASIC_EXECUTION))
    throw new LocalFailure(`infra/local does not know what the managed policy ${arn} allows`);
  return {
    Effect: 'Allow',
    Action: LOG_ACTIONS,
    Resource: `arn:aws:logs:${LOCAL_REGION}:${LOCAL_ACCOUNT}:*`,
  };
};

/** Whether a service may take on a role, by the role's trust policy: for this account, if it asks for one. */
export const trusts = (stack: Stack, roleArn: string, service: string): boolean => {
  const document = roleOf(stack, roleArn).properties.AssumeRolePolicyDocument;
  const statements = isObject(document) ? listOf(document.Statement).filter(isObject) : [];
  return statements.some(({ Effect, Action, Principal, Condition }) => {
    const accounts = JSON.stringify(Condition ?? null);
    return (
      Effect === 'Allow' &&
      Action === 'sts:AssumeRole' &&
      isObject(Principal) &&
      Principal.Service === service &&
      ['null', JSON.stringify({ StringEquals: { 'aws:SourceAccount': LOCAL_ACCOUNT } })].includes(accounts)
    );
  });
};

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
