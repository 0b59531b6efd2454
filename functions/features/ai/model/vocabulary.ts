import type { Fact, Value } from '#functions/core/advisor/tool.ts';

/** The most facts that the model gets. */
const MOST_FACTS = 20;

const nameOf = (fact: number, field: string): string => `f${fact + 1}.${field}`;

/** A value as the model reads it: texts that people wrote are only named. */
const described = (name: string, { kind, value }: Value): string =>
  kind === 'text' ? `{{${name}}}` : `{{${name}}} = ${value}`;

/**
 * The facts in the closed vocabulary of the product, for the model: words of ours, numbers and dates. Of a text that a person
 * wrote it learns the placeholder, and not the text, which could give it orders.
 */
export const vocabularyOf = (facts: readonly Fact[]): string =>
  facts
    .slice(0, MOST_FACTS)
    .map(({ about, values }, index) => {
      const fields = Object.entries(values).map(([field, value]) => described(nameOf(index, field), value));
      return `f${index + 1} (${about}): ${fields.join('; ')}`;
    })
    .join('\n');

/** The values behind the placeholders. */
export const valuesOf = (facts: readonly Fact[]): ReadonlyMap<string, string> =>
  new Map(
    facts
      .slice(0, MOST_FACTS)
      .flatMap(({ values }, index) =>
        Object.entries(values).map(([field, { value }]) => [nameOf(index, field), value] as const),
      ),
  );
