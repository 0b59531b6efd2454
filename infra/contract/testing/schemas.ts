import * as z from 'zod';

/** Every schema of a type within another, however it is wrapped, with its path; not those within what is found. */
export const schemasIn = <T>(
  schema: z.core.$ZodType | undefined,
  isWanted: (schema: unknown) => schema is T,
  path: string,
): [path: string, schema: T][] => {
  const found: [string, T][] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isWanted(value)) {
      found.push([at, value]);
      return;
    }
    const inner = value instanceof z.core.$ZodType ? value._zod.def : value;
    for (const [key, part] of Object.entries(inner)) visit(part, `${at}.${key}`);
  };
  visit(schema, path);
  return found;
};
