import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isKnownValue, isSameValue, type Shape, settingIn, settingProblem } from './core/settings.ts';
import { settingValueSchema } from './features/platform-settings/schema.ts';
import { NOTICE, READ_ONLY } from './features/platform-settings/settings.ts';
import { SWITCHES, switchOfRoute } from './features/platform-settings/switches.ts';
import { valueInWords } from './features/platform-settings/words.ts';
import { hasWord } from './features/postings/moderation-words.ts';
import { allRoutes, routes } from './routes.ts';
import { SETTINGS, settingOf } from './settings.ts';

const switched: readonly (typeof SWITCHES)[keyof typeof SWITCHES][] = Object.values(SWITCHES);

describe('the registry', () => {
  it('has each key once, no more than one batch reads, and no secret', () => {
    const keys = SETTINGS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThanOrEqual(100);
    expect(
      keys.filter((key) => !/^[a-z][a-z0-9-]{0,63}$/.test(key) || /secret|weight|retention/.test(key)),
    ).toEqual([]);
    expect(settingOf('read-only')).toBe(READ_ONLY);
    expect(settingOf('hasOwnProperty')).toBeUndefined();
  });

  it('begins with values that the settings can have, and that the contract can carry', () => {
    for (const { key, shape, initial } of SETTINGS) {
      expect(settingProblem(shape, initial), key).toBeUndefined();
      expect(settingValueSchema.safeParse(initial).success, key).toBe(true);
    }
  });

  it('has words for every value', () => {
    for (const setting of SETTINGS) expect(valueInWords(setting, setting.initial)).not.toBe('');
    expect(valueInWords(NOTICE, { text: 'Hello', tone: 'plain', until: '2027-01-02T10:00:00.000Z' })).toBe(
      '“Hello” (until 2 Jan 2027, 10:00 UTC)',
    );
  });
});

describe('the switches', () => {
  it('name features and routes of the contract', () => {
    const ids = new Set<string>(allRoutes.map(({ id }) => id));
    const names = Object.keys(routes);
    expect(switched.flatMap(({ features }) => features.filter((one) => !names.includes(one)))).toEqual([]);
    for (const one of switched)
      for (const id of [...('routes' in one ? one.routes : []), ...('open' in one ? one.open : [])])
        expect(ids).toContain(id);
  });

  it('never close signing in, settings, or what the law asks for', () => {
    const open = [
      'auth',
      'google',
      'platform-settings',
      'equality',
      'fairness',
      'system',
      'users',
      'profile',
      'admin',
    ];
    const closed = allRoutes.filter(
      ({ id, feature }) => open.includes(feature) && switchOfRoute(id) !== undefined,
    );
    expect(closed).toEqual([]);
  });

  it('close routes that no cache keeps for longer than a change may take', () => {
    const late = allRoutes.filter(
      ({ id, route }) => switchOfRoute(id) !== undefined && (route.edge?.seconds ?? 0) > 10,
    );
    expect(late.map(({ id }) => id)).toEqual([]);
  });
});

const shapes: readonly Shape[] = SETTINGS.map(({ shape }) => shape);

test('whatever is stored, a setting has a value that it can have, and unknown values are recognised', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SETTINGS), fc.anything(), (setting, value) => {
      const stored = { [setting.key]: value };
      const known = isKnownValue(setting, stored);
      const read = settingIn(setting, stored);
      expect(settingProblem(setting.shape, read)).toBeUndefined();
      expect(read).toBe(known && value !== undefined ? value : setting.initial);
    }),
  );
});

test('numbers are whole and within their bounds', () => {
  const numbers = shapes.filter((shape) => shape.kind === 'number');
  fc.assert(
    fc.property(fc.constantFrom(...numbers), fc.double(), (shape, value) => {
      const inside = Number.isInteger(value) && value >= shape.min && value <= shape.max;
      expect(settingProblem(shape, value) === undefined).toBe(inside);
    }),
  );
});

test('a notice has nothing but a text, a tone and an end', () => {
  const notice = { text: 'Hello', tone: 'plain', until: null };
  const problem = (given: object) => settingProblem(NOTICE.shape, { ...notice, ...given });
  expect(problem({})).toBeUndefined();
  for (const wrong of [
    { text: '' },
    { text: 'x'.repeat(301) },
    { tone: 'pink' },
    { until: 'soon' },
    { extra: 1 },
  ])
    expect(problem(wrong)).toBeDefined();
  expect(
    isSameValue({ text: 'a', tone: 'plain', until: null }, { until: null, tone: 'plain', text: 'a' }),
  ).toBe(true);
});

test('a word is found as a whole, whatever its case and accents', () => {
  expect(hasWord('An unpaid TRIAL shift', ['trial shift'])).toBe(true);
  expect(hasWord('Pay a Dépôt first', ['depot'])).toBe(true);
  expect(hasWord('You rate ships', ['rat'])).toBe(false);
  expect(hasWord('Nothing', ['', '…'])).toBe(false);
  expect(hasWord('Nothing', [])).toBe(false);
});
