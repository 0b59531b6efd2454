import { matches } from './wildcard.ts';

/** The conditions of a statement: operator → condition key → expected values. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** What is known about one access besides action and resource: condition key in lower case → values. */
export type Context = Readonly<Record<string, readonly string[]>>;

/** The condition keys that decode.ts fills in. A policy that asks for another is refused when it is issued. */
const KEYS = new Set(['ses:fromaddress', 'ses:recipients', 'dynamodb:leadingkeys']);

const COMPARE: Readonly<Record<string, (expected: string, actual: string) => boolean>> = {
  StringEquals: (expected, actual) => expected === actual,
  StringEqualsIgnoreCase: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(),
  StringLike: matches,
  ArnEquals: matches,
  ArnLike: matches,
};

const OPERATOR = /^(?:(ForAllValues|ForAnyValue):)?([A-Za-z]+?)(IfExists)?$/;

const parse = (operator: string) => {
  const [, set, name = '', ifExists] = OPERATOR.exec(operator) ?? [];
  const negated = /^(String|Arn)Not/.test(name);
  const compare = COMPARE[negated ? name.replace('Not', '') : name];
  return compare && { set, negated, compare, ifExists: ifExists !== undefined };
};

/** Throws, naming the principal, on an operator or a key that is not evaluated here. */
export const checkConditions = (principal: string, conditions: Conditions): void => {
  for (const [operator, test] of Object.entries(conditions)) {
    if (!parse(operator)) {
      throw new Error(
        `The policy of ${principal} uses the condition ${operator}, which is not supported here`,
      );
    }
    for (const key of Object.keys(test)) {
      if (!KEYS.has(key.toLowerCase())) {
        throw new Error(
          `The policy of ${principal} uses the condition key ${key}, which is not supported here`,
        );
      }
    }
  }
};

const holds = (
  operator: string,
  expected: readonly string[],
  actual: readonly string[] | undefined,
): boolean => {
  const parsed = parse(operator);
  if (!parsed) throw new Error(`The condition ${operator} is not supported here`);
  const { set, negated, compare, ifExists } = parsed;
  const one = (value: string) => expected.some((wanted) => compare(wanted, value)) !== negated;
  if (actual === undefined || actual.length === 0)
    return ifExists || set === 'ForAllValues' || (negated && !set);
  // Without a set prefix AWS compares single values; several values then mean all must hold.
  return set === 'ForAnyValue' ? actual.some(one) : actual.every(one);
};

/** Whether every condition of a statement holds for this access. */
export const conditionsHold = (conditions: Conditions, context: Context): boolean =>
  Object.entries(conditions).every(([operator, test]) =>
    Object.entries(test).every(([key, expected]) =>
      holds(operator, typeof expected === 'string' ? [expected] : expected, context[key.toLowerCase()]),
    ),
  );
