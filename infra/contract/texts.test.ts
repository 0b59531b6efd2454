import { expect, test } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '#shared/routes.ts';
import { schemasIn } from './testing/schemas.ts';

/** Fields of bodies that no other user sees: secrets, ids, what is searched for, a file whose cells are checked one by one, and a signed document. */
const UNSEEN =
  /\.(filters\.shape\.\w+|currentPassword|newPassword|password|token|website|csv|credential|userId|opportunityId|version|ClientId|Username|ConfirmationCode|Password)(\.|$)/;

/** A text, or one that goes through several schemas. */
const isText = (schema: unknown): schema is z.ZodString | z.ZodPipe =>
  schema instanceof z.ZodString || schema instanceof z.ZodPipe;

const texts = allRoutes
  .filter(({ route }) => route.method !== 'GET' && route.body)
  .flatMap(({ id, route }) => schemasIn(route.body, isText, id))
  .filter(([path]) => !UNSEEN.test(path));

/** Controls that change the order of the text around them. The marks U+061C, U+200E and U+200F do not. */
const REORDERS = /[\u202a-\u202e\u2066-\u2069]/;

/** Texts that fit one field or another, with such a control in each. */
const REORDERED = [
  'Ada\u202enoryB',
  '\u2066Question\u2069',
  'https://example.org/\u202etxt.exe',
  '\u202d030 1234567\u202c',
];

test('the texts of all features are found', () => {
  const found = texts.map(([path]) => path).join('\n');
  for (const field of ['contact.send.*message', 'users.saveProfile.*skills', 'admin.edit.*reason'])
    expect(found).toMatch(new RegExp(field));
});

test.each(texts)('%s passes on nothing that reorders text', (_, schema) => {
  const passed = REORDERED.flatMap((text) => {
    const { data } = schema.safeParse(text);
    return typeof data === 'string' ? [data] : [];
  });
  expect(passed.filter((text) => REORDERS.test(text))).toEqual([]);
});
