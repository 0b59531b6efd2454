import { expect } from 'vitest';
import { onlyOf, rendered, resourcesOf, type Template } from './template.ts';

/** A statement of a policy as it is in a template. */
interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>;
}

const withoutHyphen = (name: string): string => name.replace('-', '');

/** The statements of a function's role. Throws on anything that is not an inline policy. */
const statementsOf = (template: Template, name: string): Statement[] => {
  const functions = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
    // A construct's path comes before it, and not another name that ends so.
    new RegExp(
      `^(Api|Live|Events|EventsDelayed|Resumes|IssuerKeys|OriginSecret)${withoutHyphen(name)}Function`,
    ).test(id),
  );
  const [first] = functions;
  if (!first || functions.length > 1) throw new Error(`There is not exactly one function ${name}.`);
  const roleId = rendered(first.resource.Properties.Role).replace(/^\$\{(\w+)\.Arn\}$/, '$1');
  const role = template.Resources[roleId];
  expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
  for (const { resource } of resourcesOf(template, 'AWS::IAM::Policy'))
    expect((resource.Properties.Roles as unknown[]).map(rendered)).not.toContain(`\${${roleId}}`);
  const policies = role?.Properties.Policies as { PolicyDocument: { Statement: Statement[] } }[];
  return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
};

/** The partitions that a statement is limited to, after a space; empty when it covers the whole resource. */
const limitOf = (condition: Statement['Condition'] = {}): string =>
  Object.values(condition)
    .map((test) => ` ${test['dynamodb:LeadingKeys'] ?? JSON.stringify(test)}`)
    .join('');

/** An ARN of the template with the names that tests use: `T` for the table, `S` for its stream, `P` for the user pool, `Q` and `M` for the dead-letter queues, `D` for the queue of delayed tasks, `F` for the functions of features, `R` for the bucket of resumes, `H` for that of the search, `W` for the API of web sockets. */
const named = (template: Template, arn: unknown): string => {
  const table = onlyOf(template, 'AWS::DynamoDB::Table').id;
  const pool = onlyOf(template, 'AWS::Cognito::UserPool').id;
  const queue = onlyOf(template, 'AWS::SQS::Queue', 'EventsDeadLetters').id;
  const delayed = onlyOf(template, 'AWS::SQS::Queue', 'EventsDelayedQueue').id;
  const mailQueue = onlyOf(template, 'AWS::SQS::Queue', 'EventsMailDeadLetters').id;
  return rendered(arn)
    .replace(`\${${table}.Arn}`, 'T')
    .replace(`\${${table}.StreamArn}`, 'S')
    .replace(`\${${pool}.Arn}`, 'P')
    .replace(`\${${queue}.Arn}`, 'Q')
    .replace(`\${${mailQueue}.Arn}`, 'M')
    .replace(`\${${delayed}.Arn}`, 'D')
    .replace(/^arn:.*:lambda:.*:function:fledge-[a-z\d]+-/, 'F/')
    .replace(/^arn:.*:s3:::fledge-[\w-]+-resumes-[^/]+/, 'R')
    .replace(/^arn:.*:s3:::fledge-[\w-]+-search-[^/]+/, 'H')
    .replace(/^arn:.*:execute-api:.*:\$\{SocketApi\w+\}\//, 'W/');
};

/** What the role of a function allows, as `action resource partition`, sorted. */
export const allowedTo = (template: Template, name: string): string[] =>
  statementsOf(template, name)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource, Condition }) =>
      [Action]
        .flat()
        .flatMap((action) =>
          [Resource].flat().map((on) => `${action} ${named(template, on)}${limitOf(Condition)}`),
        ),
    )
    .sort();
