import type { Reference, Slots, Tool } from '#functions/core/advisor/tool.ts';

/** What the last answer was about, for a question that refers to it. */
export interface Before {
  readonly intent: string;
  /** The records that it named. */
  readonly references: readonly Reference[];
  /** The records of the last answer that named several, as long as those after it are each about one of these. */
  readonly list?: readonly Reference[];
}

const has = (list: readonly Reference[], { id }: Reference): boolean => list.some((one) => one.id === id);

/** The list that goes on after an answer which named these records. */
export const listAfter = (
  references: readonly Reference[],
  before: Before | undefined,
): readonly Reference[] | undefined => {
  if (references.length > 1) return references;
  const [only] = references;
  return only && before?.list && has(before.list, only) ? before.list : undefined;
};

/** What a question says, and the records that it can refer to. */
export interface Meant {
  readonly slots: Slots;
  readonly references: readonly Reference[];
}

/**
 * The records that a question refers to: "it" is what the last answer named, "the second one" counts the last list, and "the others"
 * are what is left of that after an answer about one of its records. Those are all that is asked for then: what the question before
 * named was the one.
 */
export const meantBy = (
  { intent, countsParts }: Pick<Tool, 'intent' | 'countsParts'>,
  slots: Slots,
  before: Before | undefined,
): Meant => {
  const { references = [], list } = before ?? {};
  if (slots.others !== undefined && list && references.length < list.length) {
    const { text, typed, others } = slots;
    const rest = list.filter((one) => !has(references, one));
    return { slots: { text, typed, skills: [], others }, references: rest };
  }
  const counts = slots.ordinal !== undefined || slots.ordinals !== undefined;
  const isPart = countsParts === true && before?.intent === intent && references.length === 1;
  return { slots, references: counts && list && !isPart ? list : references };
};
