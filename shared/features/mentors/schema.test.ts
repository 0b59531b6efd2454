import { expect, test } from 'vitest';
import { CONDUCT_VERSION } from './rules.ts';
import { mentorEditSchema } from './schema.ts';

const SETTINGS = {
  places: 2,
  type: 'Alumni Mentor',
  expertise: ['SQL'],
  industry: 'Design',
  languages: ['English'],
  conductVersion: CONDUCT_VERSION,
  paused: false,
  version: 0,
};

test('settings that do not say where the mentor studied name no country', () => {
  expect(mentorEditSchema.parse(SETTINGS).studiedIn).toEqual([]);
});

test('a country is named once, and has a guide', () => {
  const studiedIn = ['uk', 'de', 'uk'];
  expect(mentorEditSchema.parse({ ...SETTINGS, studiedIn }).studiedIn).toEqual(['uk', 'de']);
  expect(mentorEditSchema.safeParse({ ...SETTINGS, studiedIn: ['fr'] }).success).toBe(false);
});
