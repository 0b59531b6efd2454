import { decodeDynamo } from '../local/iam/dynamodb.ts';
import { type Decision, evaluate } from '../local/iam/evaluate.ts';
import { list, type Statement } from '../local/iam/statement.ts';
import { onlyOf, rendered, resourcesOf, type Template } from './template.ts';

/** The ARN under which tests name the table of a template in their requests. */
export const TABLE = 'arn:aws:dynamodb:eu-central-1:111122223333:table/main';
const place = { region: 'eu-central-1', account: '111122223333' };

export type Policy = { PolicyDocument: { Statement: Statement[] } };

export const usesTable = (statements: readonly Statement[]): boolean =>
  statements.some(({ Action }) => list(Action).some((action) => /^(\*|dynamodb:)/.test(action)));

/** The roles that may use the table by their logical ids, with their statements about `TABLE`. */
export const tableRoles = (template: Template): (readonly [id: string, statements: Statement[]])[] => {
  const tableArn = `\${${onlyOf(template, 'AWS::DynamoDB::Table').id}.Arn}`;
  const resolved = ({ PolicyDocument }: Policy): Statement[] =>
    PolicyDocument.Statement.map((statement) => ({
      ...statement,
      Resource: [statement.Resource].flat().map((one) => rendered(one).replace(tableArn, TABLE)),
    }));
  return resourcesOf(template, 'AWS::IAM::Role')
    .map(
      ({ id, resource }) =>
        [id, ((resource.Properties.Policies ?? []) as Policy[]).flatMap(resolved)] as const,
    )
    .filter(([, statements]) => usesTable(statements));
};

/** The most that a request to the table is allowed: one part that is denied denies all of it. */
export const decisionOn = (
  statements: readonly Statement[],
  operation: string,
  body: Readonly<Record<string, unknown>>,
): Decision => {
  const decisions = decodeDynamo(operation, body, place).map(({ action, resource, context }) =>
    evaluate(statements, action, resource, context),
  );
  return decisions.find((one) => one !== 'allow') ?? 'allow';
};
