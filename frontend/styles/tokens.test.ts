import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SERIES_CLASSES } from '#frontend/ui/charts/series.ts';
import { GROUNDS as BRANDING_GROUNDS } from '#shared/core/branding.ts';
import { contrastOf } from '#shared/core/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Theme = 'light' | 'dark';

/** Every `--color-x: light-dark(#light, #dark)` of the stylesheet. */
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const contrast = (one: string, other: string, theme: Theme) => {
  const [first = '', second = ''] = [one, other].map((name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`tokens.css has no --color-${name}`);
    return colour[theme];
  });
  return contrastOf(first, second);
};

const GROUNDS = ['surface', 'raised', 'sunken'];
const TONES = ['positive', 'warning', 'danger', 'info', 'student', 'mentor', 'employer', 'alumni', 'admin'];

/** Words on grounds, as the components use them: 4.5 to 1 (WCAG 1.4.3). */
const TEXT_PAIRS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['text', ground],
    ['muted', ground],
    ['brand', ground],
    ['danger', ground],
  ]),
  ['text', 'neutral-soft'],
  ['muted', 'neutral-soft'],
  ['text', 'brand-soft'],
  ['muted', 'brand-soft'],
  ['brand', 'brand-soft'],
  ['brand', 'neutral-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-accent', 'accent'],
  ['accent-text', 'accent-soft'],
  ['muted', 'danger-soft'],
  ['text', 'warning-soft'],
  ['surface', 'text'],
  ...TONES.map((tone): [string, string] => [tone, `${tone}-soft`]),
];

/** Outlines of controls, the focus ring, filled shapes: 3 to 1 (WCAG 1.4.11). */
const SHAPE_PAIRS: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'raised'],
  ['line-strong', 'neutral-soft'],
  ['brand', 'surface'],
  ['brand', 'raised'],
  ['brand', 'neutral-soft'],
  ['danger', 'raised'],
  ...SERIES_CLASSES.map((_, index): [string, string] => [`series-${index + 1}`, 'raised']),
];

describe.each<Theme>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  test.each(TEXT_PAIRS)('%s on %s is readable', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPE_PAIRS)('%s on %s can be made out', (shape, ground) => {
    expect(contrast(shape, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

test('the grounds of companies’ colours are those of the themes', () => {
  const raised = colours.get('raised');
  expect(BRANDING_GROUNDS).toEqual({ light: colours.get('surface')?.light, dark: raised?.dark });
});

test('every colour is given for both themes', () => {
  const named = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
  const translucent = ['veil', 'shade'];
  expect(named.filter((name) => name && !colours.has(name))).toEqual(translucent);
});
