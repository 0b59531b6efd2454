import { type Conditions, checkConditions } from './conditions.ts';

/** One statement of an identity-based policy, as in a template after its intrinsic functions were resolved. */
export interface Statement {
  readonly Sid?: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: Conditions;
}

const KNOWN = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Condition']);

/** One or many, as many. */
export const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const checkStrings = (principal: string, key: string, value: unknown): void => {
  const values = Array.isArray(value) ? value : [value];
  for (const one of values) {
    if (typeof one !== 'string' || one === '') {
      throw new Error(`The policy of ${principal} has a ${key} that is not text: ${JSON.stringify(one)}`);
    }
    if (one.includes('${')) {
      throw new Error(
        `The policy of ${principal} uses a policy variable, which is not supported here: ${one}`,
      );
    }
  }
};

/** Throws, naming the principal, on anything that `evaluate` would not judge as AWS does: no statement is ever ignored. */
export const checkStatement = (principal: string, statement: Statement): void => {
  for (const key of Object.keys(statement)) {
    if (!KNOWN.has(key))
      throw new Error(`The policy of ${principal} uses ${key}, which is not supported here`);
  }
  if (statement.Effect !== 'Allow' && statement.Effect !== 'Deny') {
    throw new Error(`The policy of ${principal} has an unknown Effect: ${JSON.stringify(statement.Effect)}`);
  }
  checkStrings(principal, 'Action', statement.Action);
  checkStrings(principal, 'Resource', statement.Resource);
  if (statement.Condition) checkConditions(principal, statement.Condition);
};
