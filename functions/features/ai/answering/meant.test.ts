import { describe, expect, it } from 'vitest';
import type { Reference, Slots } from '#functions/core/advisor/tool.ts';
import { slotsWith } from '#functions/testing/advisor.ts';
import { type Before, listAfter, meantBy } from './meant.ts';

const records = ['a', 'b', 'c'].map(
  (id): Reference => ({ kind: 'opportunity', id, label: id.toUpperCase() }),
);
const [a, b, c] = records as [Reference, Reference, Reference];
const explain = { intent: 'opportunities.explain' };
const practise = { intent: 'applications.practise', countsParts: true } as const;
const idsOf = (tool: Parameters<typeof meantBy>[0], slots: Partial<Slots>, before?: Before) =>
  meantBy(tool, slotsWith(slots), before).references.map(({ id }) => id);

describe('the list that questions count', () => {
  it('is the last answer that named several records, while later ones are about these', () => {
    expect(listAfter(records, undefined)).toEqual(records);
    const before = { intent: 'opportunities.find', references: records, list: records };
    expect(listAfter([b], before)).toEqual(records);
    expect(listAfter([a, b], before)).toEqual([a, b]);
    expect(listAfter([{ ...b, id: 'd' }], before)).toBeUndefined();
    expect(listAfter([], before)).toBeUndefined();
    expect(listAfter([b], undefined)).toBeUndefined();
  });
});

describe('after an answer about one of a list', () => {
  const before: Before = { intent: 'opportunities.explain', references: [b], list: records };

  it('ordinals count the list, and “it” is the one', () => {
    expect(idsOf(explain, { ordinal: 1 }, before)).toEqual(['a', 'b', 'c']);
    expect(idsOf(explain, { ordinals: [1, 2] }, before)).toEqual(['a', 'b', 'c']);
    expect(idsOf(explain, {}, before)).toEqual(['b']);
  });

  it('the others are what is left of the list, whatever the question before named', () => {
    const { slots, references } = meantBy(
      explain,
      slotsWith({ others: 1, name: 'b', skills: ['SQL'] }),
      before,
    );
    expect(references).toEqual([a, c]);
    expect(slots).toEqual(slotsWith({ others: 1 }));
  });

  it('ordinals of what a tool counts itself stay with the one, once it has answered', () => {
    expect(idsOf(practise, { ordinal: 3 }, before)).toEqual(['a', 'b', 'c']);
    expect(idsOf(practise, { ordinal: 3 }, { ...before, intent: practise.intent })).toEqual(['b']);
  });
});

it('without a list everything refers to what the last answer named', () => {
  const before = { intent: 'opportunities.explain', references: [a] };
  for (const slots of [{}, { ordinal: 1 }, { others: 1 }])
    expect(idsOf(explain, slots, before)).toEqual(['a']);
  expect(idsOf(explain, { ordinal: 1 })).toEqual([]);
});
