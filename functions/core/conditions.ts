import { type Path, Placeholders } from './placeholders.ts';
import type { Condition } from './table.ts';

const joined = (placeholders: Placeholders, parts: readonly string[]): Condition => ({
  condition: parts.join(' AND '),
  names: placeholders.names,
  values: placeholders.values,
});

/** The condition that an item is as it was read in these attributes. It must not have those that are undefined. */
export const asRead = (attributes: Readonly<Record<string, unknown>>): Condition => {
  const placeholders = new Placeholders('c');
  const parts = Object.entries(attributes).map(([name, value]) =>
    value === undefined
      ? `attribute_not_exists(${placeholders.path(name)})`
      : `${placeholders.path(name)} = ${placeholders.value(value)}`,
  );
  return joined(placeholders, parts);
};

/** The condition that an attribute has one of these values. */
export const isOneOf = (attribute: string, values: readonly string[]): Condition => {
  const placeholders = new Placeholders('c');
  const listed = values.map((value) => placeholders.value(value)).join(', ');
  return joined(placeholders, [`${placeholders.path(attribute)} IN (${listed})`]);
};

/** The condition that an item has all of these. */
export const hasAll = (paths: readonly Path[]): Condition => {
  const placeholders = new Placeholders('c');
  return joined(
    placeholders,
    paths.map((path) => `attribute_exists(${placeholders.path(path)})`),
  );
};

/** The placeholders of both, each of which has one meaning. */
const merged = <T>(one: Readonly<Record<string, T>> = {}, other: Readonly<Record<string, T>> = {}) => {
  const shared = Object.keys(other).find((name) => name in one && one[name] !== other[name]);
  if (shared !== undefined) throw new Error(`Two conditions use the placeholder ${shared}.`);
  return { ...one, ...other };
};

/**
 * Both conditions. At most one of them may come from a function of this file, since their placeholders are the same: throws for
 * a placeholder with two meanings.
 */
export const both = (one: Condition, other: Condition | undefined): Condition =>
  other === undefined
    ? one
    : {
        condition: `${one.condition} AND ${other.condition}`,
        names: merged(one.names, other.names),
        values: merged(one.values, other.values),
      };
