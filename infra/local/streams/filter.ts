import { LocalFailure } from '../failure.ts';
import { isObject, type Json, type JsonObject } from '../template/types.ts';

type Test = (value: Json | undefined) => boolean;

const isScalar = (value: Json | undefined): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null);
const texts = (value: Json): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** The comparisons of a filter, by their name; every other is refused when the stack starts. */
const COMPARISONS: Readonly<Record<string, (argument: Json) => Test>> = {
  prefix: (argument) => (value) => typeof value === 'string' && value.startsWith(String(argument)),
  suffix: (argument) => (value) => typeof value === 'string' && value.endsWith(String(argument)),
  'equals-ignore-case': (argument) => (value) =>
    typeof value === 'string' && value.toLowerCase() === String(argument).toLowerCase(),
  exists: (argument) => (value) => isScalar(value) === (argument === true),
  'anything-but': (argument) => {
    if (isObject(argument)) {
      const inner = comparison(argument);
      return (value) => isScalar(value) && !inner(value);
    }
    return (value) => isScalar(value) && !texts(argument).includes(String(value));
  },
  numeric: (argument) => {
    const bounds = Array.isArray(argument) ? argument : [];
    return (value) =>
      typeof value === 'number' &&
      bounds.every(
        (operator, index) => index % 2 === 1 || compare(value, String(operator), Number(bounds[index + 1])),
      );
  },
};

const compare = (value: number, operator: string, bound: number): boolean => {
  switch (operator) {
    case '=':
      return value === bound;
    case '<':
      return value < bound;
    case '<=':
      return value <= bound;
    case '>':
      return value > bound;
    case '>=':
      return value >= bound;
    default:
      throw new LocalFailure(`An event filter compares numbers with ${operator}, which does not exist`);
  }
};

const comparison = (rule: JsonObject): Test => {
  const [[name, argument] = ['', null], ...others] = Object.entries(rule);
  const make = COMPARISONS[name];
  if (!make || others.length > 0) {
    throw new LocalFailure(`infra/local does not know this event filter rule: ${JSON.stringify(rule)}`);
  }
  return make(argument);
};

const leaf = (rules: readonly Json[]): Test => {
  const tests = rules.map((rule): Test => (isObject(rule) ? comparison(rule) : (value) => value === rule));
  return (value) => tests.some((test) => test(value));
};

/**
 * Makes a test of a filter pattern as EventBridge and Lambda's event source mappings understand it: objects name
 * fields, all of which must fit; a list holds alternatives for one value.
 */
export const compileFilter = (pattern: Json): Test => {
  if (!isObject(pattern))
    throw new LocalFailure(`An event filter must be an object, not ${JSON.stringify(pattern)}`);
  const fields = Object.entries(pattern).map(([name, rule]): Test => {
    if (name === '$or') {
      const alternatives = (Array.isArray(rule) ? rule : []).map(compileFilter);
      return (value) => alternatives.some((alternative) => alternative(value));
    }
    const test = Array.isArray(rule) ? leaf(rule) : compileFilter(rule);
    return (value) => test(isObject(value) ? value[name] : undefined);
  });
  return (value) => fields.every((field) => field(value));
};
