import { type Context, conditionsHold } from './conditions.ts';
import { list, type Statement } from './statement.ts';
import { matches } from './wildcard.ts';

export type Decision = 'allow' | 'explicit-deny' | 'implicit-deny';

const covers = (statement: Statement, action: string, resource: string, context: Context): boolean =>
  list(statement.Action).some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
  list(statement.Resource).some((pattern) => matches(pattern, resource)) &&
  conditionsHold(statement.Condition ?? {}, context);

/**
 * What the identity-based statements say about one action on one resource: a Deny that covers it wins over every
 * Allow, and what no Allow covers is denied. Action names are compared without case, resources with it.
 */
export const evaluate = (
  statements: readonly Statement[],
  action: string,
  resource: string,
  context: Context = {},
): Decision => {
  const covering = statements.filter((statement) => covers(statement, action, resource, context));
  if (covering.some((statement) => statement.Effect === 'Deny')) return 'explicit-deny';
  return covering.length > 0 ? 'allow' : 'implicit-deny';
};
