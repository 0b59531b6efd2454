import { describe, expect, it } from 'vitest';
import { laterPatterns, laterSchemas, markConstants } from './pure-constants.ts';

describe('markConstants', () => {
  it('marks what constants of the module are made of, and nothing else', () => {
    const source = `export const a = z.string() as const, b = 1;
const of = () => f();
let d = f();
const { e } = f();
if (a) { const c = f(); }`;
    expect(
      markConstants('a.ts', source),
    ).toBe(`export const a = /* @__PURE__ */ (() => (z.string() as const))(), b = 1;
const of = () => f();
let d = f();
const { e } = f();
if (a) { const c = f(); }`);
  });
});

it('makes them later when the bundle can', () => {
  expect(markConstants('a.ts', 'const a = f();', true)).toBe(
    'const a = /* @__PURE__ */ __later(() => (f()));',
  );
});

it('makes the schemas of a route when they are read, and leaves other objects as they are', () => {
  expect(
    laterSchemas(
      'a.ts',
      "const a = { get: { method: 'GET', path: '/a', query, response: z.object({ body: b }) } };",
    ),
  ).toBe(
    "const a = { get: { method: 'GET', path: '/a', query, get response() { return __own(this, 'response', z.object({ body: b })); } } };",
  );
});

it('makes patterns with properties of Unicode when they are first used', () => {
  const other = "const word = /\\w+/u, inner = (text) => text.replace(/\\p{M}/u, '');";
  expect(laterPatterns('a.ts', `${other} export const letter = /[\\p{L}"]/gu;`)).toBe(
    `${other} export const letter = /* @__PURE__ */ __later(() => (new RegExp("[\\\\p{L}\\"]", 'gu')));`,
  );
});
