import fc from 'fast-check';
import * as z from 'zod';
import { LONG_CHARACTERS } from '#shared/testing/characters.ts';
import { EDGE_NUMBERS } from './edge-numbers.ts';

/** The part of a JSON schema that the contract's schemas use. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** Known values for fields of a name, such as the ids that exist. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Values that a careless client or an attacker may send. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, '', ' ', '\u0000', '\ud800', '💥', [], {}),
  fc.constantFrom<unknown>(...EDGE_NUMBERS),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
  ),
  fc.constantFrom<unknown>('#', '%00', 'user#x', 'a'.repeat(5000), '9'.repeat(400), 'ﷺ'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown),
);

/** What users paste: long characters, what nobody sees, and other directions. */
const PASTED = [
  ...Object.values(LONG_CHARACTERS),
  '\u200f',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u00a0',
  '\u3000',
  '\u{e0067}',
  '\uffff',
  '\u000b',
  '\f',
  '\r\n',
  '\t',
  '\u0085',
  '\u2028',
  'שלום',
  'مرحبا',
  '\u0301',
  '\u200d',
  '\ufe0f',
  '\u115f',
  '\u1161',
  'İ',
  'ß',
  'ﷺ',
];

/** What cannot be shown: control characters, and halves of surrogate pairs. */
const REFUSED = ['\u0000', '\u0007', '\u001b', '\u009b', '\ud83c', '\udf89'];

/** Such text after any number of plain letters, so that it is where the text is cut, whatever the limit. */
const pasted = (minLength: number, maxLength: number): fc.Arbitrary<string> => {
  const part = fc.oneof(
    { arbitrary: fc.constantFrom(...PASTED), weight: 24 },
    { arbitrary: fc.constantFrom(...REFUSED), weight: 1 },
  );
  return fc
    .tuple(fc.integer({ min: minLength, max: 160 }), fc.array(part, { minLength: 1, maxLength: 4 }))
    .map(([before, parts]) => {
      const end = parts.join('');
      return `${'x'.repeat(Math.max(minLength, Math.min(before, maxLength - end.length)))}${end}`;
    });
};

const text = ({ pattern, format, minLength = 0, maxLength = 400 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'date') return fc.constantFrom('2001-02-28', '2004-02-29', '2999-12-31', '1900-01-01');
  if (format === 'uri') return fc.webUrl();
  const free = fc.oneof(
    { arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }), weight: 2 },
    { arbitrary: pasted(Math.min(minLength, 160), maxLength), weight: 1 },
  );
  return pattern === undefined ? free : fc.oneof(fc.stringMatching(new RegExp(pattern)), free);
};

/** A number within a schema's bounds: every other one is at the edge of what the table can store. */
const numberFor = ({ minimum: min = -10, maximum: max = 1000 }: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc.constantFrom(min, max, ...EDGE_NUMBERS.filter((number) => number >= min && number <= max)),
  );

/** A value that fits a schema, or nearly: patterns and refinements are not always met. */
const fitting = (schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> => {
  const own = known[name];
  const fresh = fresher(schema, known);
  return own && own.length > 0
    ? fc.oneof({ arbitrary: fc.constantFrom(...own), weight: 3 }, { arbitrary: fresh, weight: 1 })
    : fresh;
};

const fresher = (schema: JsonSchema, known: Known): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fresher(one, known)));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1000 });
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fresher(schema.items ?? {}, known), { maxLength: (schema.maxItems ?? 10) + 1 });
    case 'object':
      return fields(schema, known, 0);
    default:
      return anyValue;
  }
};

/** An object with the schema's fields, of which some in twenty have an arbitrary value, sometimes with a surplus field. */
const fields = (schema: JsonSchema, known: Known, invalidInTwenty: number): fc.Arbitrary<unknown> => {
  const own = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const right = fitting(value, known, name);
    return [
      name,
      invalidInTwenty === 0
        ? right
        : fc.oneof(
            { arbitrary: right, weight: 20 - invalidInTwenty },
            { arbitrary: anyValue, weight: invalidInTwenty },
          ),
    ] as const;
  });
  const model = Object.fromEntries(own);
  if (invalidInTwenty === 0) return fc.record(model, { requiredKeys: schema.required ?? [] });
  return fc.record({ ...model, surplus: anyValue }, { requiredKeys: [] });
};

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();
const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const made =
    jsonSchemas.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  jsonSchemas.set(schema, made);
  return made;
};

/** Values for a schema of the contract: half of them valid as far as the schema shows, the others wrong somewhere. */
export const valuesFor = (schema: z.ZodType, known: Known): fc.Arbitrary<unknown> => {
  const json = jsonSchemaOf(schema);
  return fc.oneof(
    { arbitrary: fields(json, known, 0), weight: 5 },
    { arbitrary: fields(json, known, 4), weight: 4 },
    { arbitrary: anyValue, weight: 1 },
  );
};
