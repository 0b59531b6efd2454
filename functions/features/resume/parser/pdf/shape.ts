import type { Effort } from './effort.ts';
import type { Box } from './glyphs.ts';
import { apply, type Matrix } from './pen.ts';

/** A path as pdf.js gives it, and where it is on the page. A stroke has the width of its line in points of the page. */
export type Shape = {
  path: ArrayLike<number>;
  matrix: Matrix;
  evenOdd: boolean;
  stroke: number | undefined;
};

/** A closed part of a path: its box, and how many lines and curves it has. */
export type Contour = { box: Box; steps: number };

const [MOVE, LINE, CURVE, QUADRATIC] = [0, 1, 2, 3];
/** Lines that a curve is divided into. */
const PARTS = 4;
/** Smaller parts, in points, show nothing. */
const LEAST = 0.01;

type Visitor = (x0: number, y0: number, x1: number, y1: number) => void;

/** Calls `line` for each line of a path on the page, curves in parts and each part closed, and `start` for each beginning. */
const walk = ({ path, matrix, stroke }: Shape, line: Visitor, start: () => void): void => {
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number): void => {
    line(x, y, nextX, nextY);
    [x, y] = [nextX, nextY];
  };
  const close = (): void => {
    if (stroke === undefined && (x !== fromX || y !== fromY)) to(fromX, fromY);
  };
  const point = (at: number): [number, number] => apply(matrix, path[at] ?? 0, path[at + 1] ?? 0);
  const curve = (one: [number, number], two: [number, number], end: [number, number]): void => {
    const [x0, y0] = [x, y];
    for (let part = 1; part <= PARTS; part += 1) {
      const t = part / PARTS;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      to(a * x0 + b * one[0] + c * two[0] + d * end[0], a * y0 + b * one[1] + c * two[1] + d * end[1]);
    }
  };
  for (let at = 0; at < path.length; ) {
    const op = path[at];
    if (op === MOVE) {
      close();
      [x, y] = point(at + 1);
      [fromX, fromY] = [x, y];
      start();
      at += 3;
    } else if (op === LINE) {
      to(...point(at + 1));
      at += 3;
    } else if (op === CURVE) {
      curve(point(at + 1), point(at + 3), point(at + 5));
      at += 7;
    } else if (op === QUADRATIC) {
      curve(point(at + 1), point(at + 1), point(at + 3));
      at += 5;
    } else {
      if (x !== fromX || y !== fromY) to(fromX, fromY);
      at += 1;
    }
  }
  close();
};

/** Whether a path is one rectangle that is upright on the page. */
export const isRectangle = ({ path, matrix: [a, b, c, d], stroke }: Shape): boolean => {
  if (stroke !== undefined || path.length < 12 || path.length > 16) return false;
  if (!((b === 0 && c === 0) || (a === 0 && d === 0))) return false;
  const points = [0, 3, 6, 9].map((at) => [path[at + 1] ?? 0, path[at + 2] ?? 0]);
  return new Set(points.map(([x]) => x)).size === 2 && new Set(points.map(([, y]) => y)).size === 2;
};

/** Whether a path paints a point of the page. */
export const isInside = (shape: Shape, x: number, y: number, effort: Effort): boolean => {
  effort.steps(shape.path.length);
  let winding = 0;
  let crossings = 0;
  let near = false;
  const reach = shape.stroke === undefined ? 0 : shape.stroke / 2;
  walk(
    shape,
    (x0, y0, x1, y1) => {
      if (reach > 0) {
        const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
        const along = length > 0 ? ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length : -1;
        if (along < 0 || along > 1) return;
        near ||= Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)) <= reach;
      } else if (y0 <= y !== y1 <= y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) {
        crossings += 1;
        winding += y1 > y0 ? 1 : -1;
      }
    },
    () => {},
  );
  if (reach > 0) return near;
  return shape.evenOdd ? crossings % 2 === 1 : winding !== 0;
};

/** The parts of a path that paint something. */
export const contoursOf = (shape: Shape, effort: Effort): Contour[] => {
  effort.steps(shape.path.length);
  const contours: Contour[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let steps = 0;
  const end = (): void => {
    const isPoint = right - left < LEAST && bottom - top < LEAST;
    if (steps > 0 && !isPoint) contours.push({ box: [left, top, right, bottom], steps });
    [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    steps = 0;
  };
  walk(
    shape,
    (x0, y0, x1, y1) => {
      left = Math.min(left, x0, x1);
      right = Math.max(right, x0, x1);
      top = Math.min(top, y0, y1);
      bottom = Math.max(bottom, y0, y1);
      steps += 1;
    },
    end,
  );
  end();
  return contours;
};
