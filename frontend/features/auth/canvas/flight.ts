/** One feather of the flock. All of it is fixed at the start, so the drawing follows from the time alone. */
interface Feather {
  /** Where on its way it is at time 0, from 0 (leaves the nest) to 1 (out of sight). */
  start: number;
  /** Distance from the middle of the stream, -1 to 1. */
  lane: number;
  /** Length of a full-grown feather as a share of the panel's width. */
  length: number;
  /** Phase and pace of its flutter, in radians and radians a second. */
  phase: number;
  pace: number;
  /** How far it lies off the direction of flight, in radians, and how much its shaft bends. */
  tilt: number;
  bend: number;
  accent: boolean;
}

export interface Ink {
  line: string;
  accent: string;
}

const COUNT = 30;
/** Time from the nest out of sight. */
const JOURNEY_MS = 70_000;
/** The barbs on either side of a shaft. */
const BARBS = 15;

/** A number from 0 to 1 that looks like chance and is the same every time. */
const strewn = (index: number, salt: number) =>
  Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453) % 1;

const FLOCK: readonly Feather[] = Array.from({ length: COUNT }, (_, index) => ({
  start: (index + strewn(index, 1)) / COUNT,
  // Every other feather on the other side, so that no two that are near each other overlap for long.
  lane: (index % 2 === 0 ? 1 : -1) * (0.12 + 0.88 * strewn(index, 2)),
  length: 0.1 + 0.1 * strewn(index, 3),
  phase: 6.28 * strewn(index, 4),
  pace: 0.45 + 0.4 * strewn(index, 5),
  tilt: 0.9 * (strewn(index, 6) - 0.5),
  bend: 0.24 * (strewn(index, 7) - 0.35),
  accent: index === 19,
}));

/**
 * The stream rises in a bow from the lower left to the upper right. `way` is 0 to 1; answers in shares of the canvas,
 * and `aside`, how far the lane is off the middle, as a share of its width.
 */
const stream = (way: number, lane: number) => {
  const aside = lane * (0.03 + 0.22 * way);
  return {
    x: -0.15 + 1.35 * way - aside * 0.6,
    y: 0.86 - 0.16 * way - 0.62 * way * way,
    aside,
    angle: Math.atan2(-0.08 - 0.8 * way, 1.1),
  };
};

/** Adds a feather to the path, its quill at 0/0, its tip at the right: a bent shaft with barbs that lean forward. */
const trace = (pen: CanvasRenderingContext2D, length: number, bend: number) => {
  /** The shaft's height at a share of its length. */
  const shaft = (at: number) => -4 * bend * length * at * (1 - at);
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(length / 2, 2 * shaft(0.5), length, 0);
  for (let index = 0; index < BARBS; index += 1) {
    const at = 0.2 + (0.78 * index) / BARBS;
    // Longest at the middle; short and downy at the quill.
    const reach = length * 0.2 * Math.sin(Math.PI * (0.12 + 0.8 * at)) ** 0.8;
    const x = at * length;
    const y = shaft(at);
    for (const side of [-1, 0.72]) {
      pen.moveTo(x, y);
      pen.quadraticCurveTo(
        x + reach * 0.35,
        y + side * reach * 0.55,
        x + reach * 1.05,
        y + side * reach * 0.7,
      );
    }
  }
};

/** Draws the flock as it is after `ms`, on a canvas of `width` by `height`. */
export const drawFlight = (
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  ms: number,
  ink: Ink,
): void => {
  pen.clearRect(0, 0, width, height);
  pen.lineWidth = 1;
  pen.lineCap = 'round';
  for (const { start, lane, length, phase, pace, tilt, bend, accent } of FLOCK) {
    const way = (start + ms / JOURNEY_MS) % 1;
    const flutter = Math.sin((ms / 1000) * pace + phase);
    const { x, y, aside, angle } = stream(way, lane);
    pen.save();
    // It comes and goes without a jump, and grows on the way.
    pen.globalAlpha = Math.min(1, way * 5, (1 - way) * 6) * (accent ? 1 : 0.35 + 0.4 * way);
    pen.strokeStyle = accent ? ink.accent : ink.line;
    pen.translate(x * width, y * height + (aside + flutter * 0.012) * width);
    pen.rotate(angle + tilt + flutter * 0.1);
    pen.beginPath();
    trace(pen, width * length * (0.4 + 0.8 * way), bend + flutter * 0.04);
    pen.stroke();
    pen.restore();
  }
};
