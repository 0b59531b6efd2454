import { beginningOf } from '#shared/core/characters.ts';
/** One filter: how it is read from the address and written to it. `none` is what it is when nothing is chosen. */
export interface FilterField<Value> {
  readonly none: Value;
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
  /** What of the text is none of the choices, and therefore ignored. Left out where any text is a value. */
  readonly unknown?: (text: string) => readonly string[];
}

/** The text itself, unless it is empty or a value. */
const unlessKnown = (text: string, known: boolean): readonly string[] =>
  known || text.trim() === '' ? [] : [text.trim()];

/** Typed text, trimmed and cut to what the API accepts. */
export const textFilter = (max: number): FilterField<string> => ({
  none: '',
  read: (text) => beginningOf(text.trim(), max),
  write: (value) => value.trim(),
});

/** One of a fixed set, whatever its case. Anything else in the address is ignored, and the screen says so. */
export const choiceFilter = <Choice extends string>(
  choices: readonly Choice[],
): FilterField<Choice | ''> => ({
  none: '',
  read: (text) => findChoice(choices, text) ?? '',
  write: (value) => value,
  unknown: (text) => unlessKnown(text, findChoice(choices, text) !== undefined),
});

/** Text of one line, cut to what the API accepts. */
const withinLimit = (text: string, max: number): string =>
  beginningOf(text.replace(/\p{Cc}/gu, ' ').trim(), max).trim();

/** Anything, but one of a known set in that set's spelling. */
export const openChoiceFilter = (known: readonly string[], max: number): FilterField<string> => ({
  none: '',
  read: (text) => findChoice(known, text) ?? withinLimit(text, max),
  write: (value) => value,
});

/** The known values in the order of their set, then the others. */
const inOrder = (known: readonly string[], values: readonly string[]): string[] => [
  ...known.filter((one) => values.includes(one)),
  ...values.filter((one) => !known.includes(one)),
];

/** Any number of such choices up to `max`: the known ones in the order of their set, then the others. */
export const openChoicesFilter = (
  known: readonly string[],
  { max, length }: { max: number; length: number },
): FilterField<readonly string[]> => ({
  none: [],
  read: (text) => {
    const given = new Map<string, string>();
    for (const part of text.split(',').map((one) => withinLimit(one, length)))
      if (part !== '' && !given.has(part.toLowerCase()))
        given.set(part.toLowerCase(), findChoice(known, part) ?? part);
    return inOrder(known, [...given.values()]).slice(0, max);
  },
  write: (value) => inOrder(known, value).join(','),
});

/** `choiceFilter` for a set that has labels, such as ROLE_LABELS. Schemas stay out of the screen's code. */
export const labelFilter = <Choice extends string>(labels: Readonly<Record<Choice, string>>) =>
  choiceFilter(Object.keys(labels) as Choice[]);

/** A whole amount up to `max`, in digits. */
export const amountFilter = (max: number): FilterField<string> => {
  const isAmount = (text: string) => /^\d{1,12}$/.test(text) && Number(text) <= max;
  return {
    none: '',
    read: (text) => (isAmount(text.trim()) ? String(Number(text)) : ''),
    write: (value) => value,
    unknown: (text) => unlessKnown(text, isAmount(text.trim())),
  };
};

/** Text of a fixed form, such as `summer-2027`, whatever its case. */
export const patternFilter = (pattern: RegExp): FilterField<string> => ({
  none: '',
  read: (text) => (pattern.test(text.trim().toLowerCase()) ? text.trim().toLowerCase() : ''),
  write: (value) => value,
  unknown: (text) => unlessKnown(text, pattern.test(text.trim().toLowerCase())),
});

/** Browsers take 31 February for 3 March; the API refuses it. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A day, `YYYY-MM-DD`. */
export const dayFilter: FilterField<string> = {
  none: '',
  read: (text) => (isDay(text) ? text : ''),
  write: (value) => value,
  unknown: (text) => unlessKnown(text, isDay(text)),
};

const findChoice = <Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase());

/** The filters of a list, read from the address and written to it. */
export interface FilterSet<Values> {
  readonly none: Values;
  readonly read: (search: URLSearchParams) => Values;
  /** The same address for the same filters, without anything else. */
  readonly write: (values: Values) => URLSearchParams;
  /** The values in an address that are none of the choices. */
  readonly unknown: (search: URLSearchParams) => readonly string[];
}

/**
 * Declares the filters of a list:
 *
 *     const USER_FILTERS = defineFilters({ role: choiceFilter(ROLES), q: textFilter(128) })
 */
export const defineFilters = <Values extends object>(
  fields: {
    readonly [Name in keyof Values]: FilterField<Values[Name]>;
  },
): FilterSet<Values> => {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const collect = (pick: (name: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as Values;
  return {
    none: collect((name) => fields[name].none),
    read: (search) => collect((name) => fields[name].read(search.get(name) ?? '')),
    write: (values) => {
      const search = new URLSearchParams();
      for (const name of names) {
        const text = fields[name].write(values[name]);
        if (text) search.set(name, text);
      }
      return search;
    },
    unknown: (search) => [
      ...new Set(names.flatMap((name) => fields[name].unknown?.(search.get(name) ?? '') ?? [])),
    ],
  };
};
