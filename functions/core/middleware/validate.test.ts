import { expect, test } from 'vitest';
import * as z from 'zod';
import { EDGE_NUMBERS } from '#functions/testing/edge-numbers.ts';
import { isStorable } from '#shared/core/numbers.ts';
import { parseInput } from './validate.ts';

// A schema that bounds nothing, as one could be written by mistake.
const careless = z.object({ list: z.array(z.object({ pay: z.number() })), note: z.string().nullable() });
const given = (pay: number) => ({ list: [{ pay: 1 }, { pay }], note: null });

test.each(EDGE_NUMBERS)('%s passes only if the table can store it, whatever the schema says', (pay) => {
  if (isStorable(pay)) expect(parseInput(careless, given(pay))).toEqual(given(pay));
  else
    expect(() => parseInput(careless, given(pay))).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        fields: { 'list.1.pay': 'This number is too small or too large' },
      }),
    );
});
