import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { jsxDEV } from './devRuntime.ts';

/** An element as it is written: what it is, and what is in it. */
interface Written {
  readonly type: 'div' | 'b' | 'fragment' | 'component';
  readonly children: readonly (Written | string | number | boolean | null | readonly string[])[];
}

/** A component that puts its children beside a text and an element, as a button with an icon does. */
const Around = ({ children }: { children?: ReactNode }) => (
  <i>
    <u>·</u>
    {children}
    {'!'}
  </i>
);

const typeOf = (type: Written['type']) =>
  type === 'fragment' ? Fragment : type === 'component' ? Around : type;

const { written } = fc.letrec<{ written: Written }>((tie) => ({
  written: fc.record({
    type: fc.constantFrom('div', 'b', 'fragment', 'component'),
    children: fc.array(
      fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('a', 'some words', ' ', '', 0, 7, null, false, true),
        fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
        tie('written'),
      ),
      { maxLength: 4 },
    ),
  }),
}));

/** As TSX is compiled. */
const compiled = ({ type, children }: Written): ReactNode => {
  const nodes = children.map((child) => (isWritten(child) ? compiled(child) : child));
  const isStatic = nodes.length !== 1;
  return jsxDEV(typeOf(type), { children: isStatic ? nodes : nodes[0] }, undefined, isStatic);
};
const isWritten = (child: unknown): child is Written =>
  typeof child === 'object' && child !== null && 'type' in child;

const plain = ({ type, children }: Written): ReactNode =>
  createElement(typeOf(type), {}, ...children.map((child) => (isWritten(child) ? plain(child) : child)));

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');
/** A text before the start of an element, or after the end of one. */
const TEXT_BESIDE_ELEMENT = /[^<>]<[a-z]|<\/[a-z]+>[^<>]/;

it('makes each text the only child of its element, and changes no words', () => {
  fc.assert(
    fc.property(written, (tree) => {
      const markup = renderToStaticMarkup(<main>{compiled(tree)}</main>);
      expect(markup).not.toMatch(TEXT_BESIDE_ELEMENT);
      expect(textOf(markup)).toBe(textOf(renderToStaticMarkup(createElement('main', {}, plain(tree)))));
    }),
    { numRuns: 500 },
  );
});

const Sum = ({ children }: { children: readonly number[] | number }) => (
  <b>{typeof children === 'number' ? children + 1 : children.reduce((sum, one) => sum + one, 0)}</b>
);

it('gives components the lists and numbers that they ask for', () => {
  expect(renderToStaticMarkup(<Sum>{[1, 2]}</Sum>)).toBe('<b>3</b>');
  expect(renderToStaticMarkup(<Sum>{1}</Sum>)).toBe('<b>2</b>');
});

it('adds elements only where they are needed', () => {
  const [count, pending, name] = [3, true, 'Ada'];
  for (const [element, markup] of [
    [<p key="one">{name}</p>, '<p>Ada</p>'],
    [<p key="run">{count} items</p>, '<p>3 items</p>'],
    [<p key="none">{pending && <b>Wait</b>}</p>, '<p><b>Wait</b></p>'],
    [
      <button type="button" key="beside">
        {pending && <b>·</b>}
        Save {count} changes
      </button>,
      '<button type="button"><b>·</b><span>Save 3 changes</span></button>',
    ],
    [
      <p key="space">
        <b>a</b> <b>b</b>
      </p>,
      '<p><b>a</b><span class="contents"> </span><b>b</b></p>',
    ],
    [
      <select key="option" defaultValue="3">
        <option value="3">{count} years</option>
      </select>,
      '<select><option value="3" selected="">3 years</option></select>',
    ],
    [
      <svg key="svg" aria-hidden="true">
        <text>
          {name}
          <tspan>!</tspan>
        </text>
      </svg>,
      '<svg aria-hidden="true"><text><tspan>Ada</tspan><tspan>!</tspan></text></svg>',
    ],
  ] as const)
    expect(renderToStaticMarkup(element)).toBe(markup);
});
