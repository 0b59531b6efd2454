import { describe, expect, it } from 'vitest';
import { markConstants } from './pure-constants.ts';

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
