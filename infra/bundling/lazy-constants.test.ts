import { expect, it } from 'vitest';
import { makeLater } from './lazy-constants.ts';

const without = (text: string | undefined) => text?.replace(/^const __(later|own).*\n/gm, '');
const one = (code: string) => without(makeLater([{ path: 'index.mjs', code, isEntry: true }])[0]);

it('calls for a marked constant where its value is used, and nowhere else', () => {
  expect(
    one(`var a = __later(() => (make())), b = __later(() => (a.b.a(new a(), { a, b: a, [a]: 1 })));
console.log(({ a: 1 }).a, b);`),
  ).toBe(`var a = __later(() => (make())), b = __later(() => ((a()).b.a(new (a())(), { a: a(), b: (a()), [(a())]: 1 })));
console.log(({ a: 1 }).a, (b()));`);
});

it('makes at once what an entry exports, and what is not a constant of the file', () => {
  expect(one('var a = __later(() => (1)); let b; b = __later(() => (2)); export { a as handler };')).toBe(
    'var a = (() => (1))(); let b; b = (() => (2))(); export { a as handler };',
  );
});

it('knows the constants of parts that several files share, but for those that an entry hands on', () => {
  const [index, part] = makeLater([
    {
      path: 'out/index.mjs',
      code: `import { a, b as c } from './part-1.mjs'; use(a, c); export { c };`,
      isEntry: true,
    },
    {
      path: 'out/part-1.mjs',
      code: 'var a = __later(() => (1)), b = __later(() => (2)); export { a, b };',
      isEntry: false,
    },
  ]).map(without);
  expect(index).toBe(`import { a, b as c } from './part-1.mjs'; use((a()), c); export { c };`);
  expect(part).toBe('var a = __later(() => (1)), b = (() => (2))(); export { a, b };');
});

it('refuses a second variable of the same name', () => {
  expect(() => one('var a = __later(() => (1)); const f = (a) => a;')).toThrow('declares a twice');
});

it('makes a value once', async () => {
  const [code = ''] = makeLater([
    {
      path: 'a.mjs',
      code: 'var a = __later(() => ({})); const same = a === a; export { same };',
      isEntry: true,
    },
  ]);
  const { same } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(same).toBe(true);
});
