import { expect, it } from 'vitest';
import { contactSchema } from '../contact/routes.ts';

it.each([[null], [7], [[]], [''], [undefined]])(
  'the rule of the last name refuses %j, which is no form',
  (given) => {
    expect(contactSchema.safeParse(given).success).toBe(false);
  },
);
