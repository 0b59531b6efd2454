import { type Path, Placeholders } from './placeholders.ts';
import type { Condition, Key } from './table.ts';

/** A value that the table computes from the one that is there. */
class Computed {
  readonly #operands: readonly unknown[];
  readonly #render: (path: string, ...operands: string[]) => string;
  constructor(operands: readonly unknown[], render: (path: string, ...operands: string[]) => string) {
    this.#operands = operands;
    this.#render = render;
  }

  /** The expression, for the placeholders of the path and of each operand. */
  expression(path: string, placeholders: Placeholders): string {
    return this.#render(path, ...this.#operands.map((operand) => placeholders.value(operand)));
  }
}

/** The value where there is none yet; what is there stays. */
export const ifMissing = (value: unknown): Computed =>
  new Computed([value], (path, operand) => `if_not_exists(${path}, ${operand})`);

/** The number that is there, and this one. For an attribute, `add` does the same and begins with 0. */
export const plus = (number: number): Computed =>
  new Computed([number], (path, operand) => `${path} + ${operand}`);

/** The list that is there, with these values at its end. */
export const append = (values: readonly unknown[]): Computed =>
  new Computed([values], (path, operand) => `list_append(${path}, ${operand})`);

/** The same where there may be no list yet. */
export const appendFromNone = (values: readonly unknown[]): Computed =>
  new Computed(
    [values, []],
    (path, operand, none) => `list_append(if_not_exists(${path}, ${none}), ${operand})`,
  );

/** What an update changes of an item. At least one of them must name something. */
export interface Changes {
  /** Attributes and their values. One that is undefined stays as it is. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** The same of values inside of attributes. */
  readonly setAt?: readonly (readonly [Path, unknown])[];
  readonly remove?: readonly Path[] | undefined;
  /** Numbers that are added to attributes, which begin with 0, and sets whose values come into them. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<string>>> | undefined;
  /** Sets whose values are taken out of attributes. */
  readonly discard?: Readonly<Record<string, ReadonlySet<string>>>;
}

const clause = (word: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`${word} ${parts.join(', ')}`];

const unlessEmpty = <T extends object>(record: T): T | undefined =>
  Object.keys(record).length === 0 ? undefined : record;

/** A condition as the SDK takes it, for what is no update: a put, a removal, a check. */
export const conditionOf = ({ condition, names = {}, values = {} }: Condition) => {
  const [usedNames, usedValues] = [unlessEmpty(names), unlessEmpty(values)];
  return {
    ConditionExpression: condition,
    ...(usedNames && { ExpressionAttributeNames: usedNames }),
    ...(usedValues && { ExpressionAttributeValues: usedValues }),
  };
};

/**
 * An update of an item, for `updateItem` and as the `Update` of a transaction. All update expressions are made here, so
 * that reserved words, missing values and the numbering of placeholders are nobody else's concern. `only` is what must be
 * true of the item.
 */
export const updateOf = (
  { pk, sk }: Key,
  { set = {}, setAt = [], remove = [], add = {}, discard = {} }: Changes,
  only?: Condition,
) => {
  const placeholders = new Placeholders('u');
  const assigned = ([path, value]: readonly [Path, unknown]): string => {
    const target = placeholders.path(path);
    return value instanceof Computed
      ? `${target} = ${value.expression(target, placeholders)}`
      : `${target} = ${placeholders.value(value)}`;
  };
  const changed = ([name, value]: readonly [string, unknown]): string =>
    `${placeholders.path(name)} ${placeholders.value(value)}`;
  const UpdateExpression = [
    ...clause(
      'SET',
      [...Object.entries(set), ...setAt].filter(([, value]) => value !== undefined).map(assigned),
    ),
    ...clause(
      'REMOVE',
      remove.map((path) => placeholders.path(path)),
    ),
    ...clause('ADD', Object.entries(add).map(changed)),
    ...clause('DELETE', Object.entries(discard).map(changed)),
  ].join(' ');
  const names = unlessEmpty({ ...placeholders.names, ...only?.names });
  const values = unlessEmpty({ ...placeholders.values, ...only?.values });
  return {
    Key: { pk, sk },
    UpdateExpression,
    ...(only && { ConditionExpression: only.condition }),
    ...(names && { ExpressionAttributeNames: names }),
    ...(values && { ExpressionAttributeValues: values }),
  };
};
