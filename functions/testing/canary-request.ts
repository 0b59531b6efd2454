import * as z from 'zod';
import type { Route } from '#shared/core/contract.ts';

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
}

/** Fields whose text has a form of its own, and what is known to exist. `undefined` leaves a field out. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The word in the form that a field of this name asks for: most take any text. */
const formed = (word: string): Fields => ({
  email: `${word}.x@people.fledge.test`,
  newPassword: `${word} and more`,
  phone: '+49 30 1234567',
  dateOfBirth: '2001-02-03',
  graduationYear: '2027',
  // Any other than one of ours ends the request before the rest of it is read.
  cursor: undefined,
});

/** A value of a schema's type, with the word in every text of it. */
const filled = (schema: JsonSchema, word: string, fields: Fields): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return filled(schema.anyOf.at(-1) ?? {}, word, fields);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .map(([name, field]) => [name, name in fields ? fields[name] : filled(field, word, fields)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [filled(schema.items ?? {}, word, fields)];
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return schema.format === 'uri' ? `https://${word}.example/${word}` : word;
  }
};

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A request of a route with the word in every text that it takes: path, query, body, and a field it does not know. */
export const canaryRequest = (route: Route, word: string, known: Fields = {}) => {
  const fields = { ...formed(word), ...known };
  const values = (schema: z.ZodType | undefined) =>
    (schema ? filled(schemaOf(schema), word, fields) : {}) as Record<string, unknown>;
  const params = values(route.params);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const query = Object.entries({ ...values(route.query), unknown: word });
  return {
    path: `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`,
    body: JSON.stringify({ ...values(route.body), unknown: word }),
  };
};
