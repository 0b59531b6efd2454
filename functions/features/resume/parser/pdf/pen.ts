import type { Box } from './glyphs.ts';

/** a, b, c, d, e, f of a PDF transformation. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first and `outer` after it. */
export const multiply = (outer: Matrix, inner: ArrayLike<number>): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [i0 = 1, i1 = 0, i2 = 0, i3 = 1, i4 = 0, i5 = 0] = Array.from(inner);
  return [
    a * i0 + c * i1,
    b * i0 + d * i1,
    a * i2 + c * i3,
    b * i2 + d * i3,
    a * i4 + c * i5 + e,
    b * i4 + d * i5 + f,
  ];
};

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The smallest upright box around a transformed one. */
export const boxOf = (
  matrix: Matrix,
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: ArrayLike<number> & Iterable<number>,
): Box => {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

export const intersection = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];
