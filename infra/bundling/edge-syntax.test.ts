import { describe, expect, it } from 'vitest';
import { edgeSyntaxProblems } from './edge-syntax.ts';

describe('edgeSyntaxProblems', () => {
  it.each([
    ['function f({ value }) { return value; }', 'ObjectPattern'],
    ['var f = ([first]) => first;', 'ArrayPattern'],
    ['const { a } = { a: 1 };', 'ObjectPattern'],
    ['var a; [a] = [1];', 'ArrayPattern'],
    ['function f(a = 1) { return a; }', 'AssignmentPattern'],
    ['var f = (a) => [...a];', 'SpreadElement'],
    ['var f = (a) => f(...a);', 'SpreadElement'],
    ['var f = (a) => ({ ...a });', 'SpreadElement'],
    ['var f = (a) => a?.b;', 'ChainExpression'],
    ['var f = (a) => a ?? 1;', 'LogicalExpression'],
    ['var a; a ||= 1;', 'AssignmentExpression'],
    ['class A {}', 'ClassDeclaration'],
    ['function* f() {}', 'FunctionDeclaration'],
    ['var f = async () => 1;', 'ArrowFunctionExpression'],
    ['for (var a of [1]) f(a); function f() {}', 'ForOfStatement'],
    ['try { f(); } catch { f(); } function f() {}', 'CatchClause'],
    ['var a = 1; var o = { a };', 'Property'],
    ['var a = "x"; var o = { [a]: 1 };', 'Property'],
    ['var o = { a() {} };', 'Property'],
    ['var a = 1n;', 'Literal'],
    ['var a = 0b1;', 'Literal'],
    ['var a = 1_000;', 'Literal'],
    ['var a = /x/u;', 'Literal'],
    ['var a = /(?<=x)y/;', 'Literal'],
    ['var a = "\\u{1F600}";', 'Literal'],
    ['var f = (a) => f`x`;', 'TaggedTemplateExpression'],
    ['var f = (a) => Object.hasOwn(a, "b");', 'MemberExpression'],
    ['var f = (a) => a.at(-1);', 'MemberExpression'],
    ['var f = (a) => a["flatMap"](f);', 'MemberExpression'],
    ['var a = new Map();', 'Identifier'],
    ['var a = structuredClone({});', 'Identifier'],
    ['import("x");', 'ImportExpression'],
  ])('refuses %s', (code, kind) => {
    expect(edgeSyntaxProblems(code).map((problem) => problem.split(':')[0])).toContain(kind);
  });

  it('refuses what is no JavaScript', () => {
    expect(edgeSyntaxProblems('function {')).toHaveLength(1);
  });

  it('takes what the runtime documents', () => {
    const code = `
      var a = 0x1f + 1.5e3 + .5, list = [1, 2];
      const text = \`\${a} of \${list.length}\`;
      let object = { 'a-b': /^x+$/gi, c: null, of: true };
      function sum() { return Array.prototype.slice.call(arguments).reduce((x, y) => x + y, 0); }
      function count(first, ...rest) { return rest.length ** 2; }
      outer: for (var i = 0; i < 3; i++) { if (i === 1) continue outer; else break outer; }
      for (var key in object) delete object[key];
      do { a--; } while (a > 0);
      try { throw new Error(text); } catch (error) { console.log(error.message); } finally { a = 1; }
      switch (typeof a) { case 'number': a += count(1, 2); break; default: a = void 0; }
      function handler(event) {
        var request = event.request;
        var cookie = request.cookies['__Host-session'];
        request.headers['x-session'] = { value: cookie && cookie.value !== '' ? '1' : '0' };
        return Object.prototype.hasOwnProperty.call(object, 'c') ? request : sum(1, 2);
      }`;
    expect(edgeSyntaxProblems(code)).toEqual([]);
  });
});
