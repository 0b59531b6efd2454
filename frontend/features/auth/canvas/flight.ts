/** One feather of the flock. All of it is fixed at the start, so the drawing follows from the time alone. */
interface Feather {
  /** Where on its way it is at time 0, from 0 (leaves the nest) to 1 (out of sight). */
  start: number;
  /** Distance from the middle of the stream, -1 to 1. */
  lane: number;
  /** Length of a full-grown feather as a share of the panel's width. */
  length: number;
  /** Phase and pace of its flutter, in radians. */
  phase: number;
  pace: number;
  /** How far the shaft bends, as a share of the length. */
  bend: number;
  accent: boolean;
}

export interface Ink {
  line: string;
  accent: string;
}

const COUNT = 34;
/** Time from the nest out of sight. */
const JOURNEY_MS = 60_000;

/** Evenly strewn numbers from 0 to 1 that look like chance and are the same every time. */
const strewn = (index: number, salt: number) => (index * 0.618034 + salt) % 1;

const FLOCK: readonly Feather[] = Array.from({ length: COUNT }, (_, index) => ({
  start: (index + 0.35 * strewn(index, 0.7)) / COUNT,
  lane: strewn(index, 0.13) * 2 - 1,
  length: 0.1 + 0.11 * strewn(index * 3, 0.41),
  phase: strewn(index * 5, 0.29) * 6.28,
  pace: 0.5 + 0.4 * strewn(index * 7, 0.83),
  bend: 0.1 + 0.12 * strewn(index * 11, 0.57),
  accent: index === 21,
}));

/** The stream rises from the lower left in a bow to the upper right. `way` is 0 to 1; answers in shares of the panel. */
const stream = (way: number, lane: number) => {
  const spread = 0.05 + 0.3 * way;
  return {
    x: -0.12 + 1.28 * way - lane * spread * 0.45,
    y: 0.86 - 0.2 * way - 0.72 * way * way + lane * spread * 0.5,
    /** The direction of flight. */
    angle: Math.atan2(-0.2 - 1.44 * way, 1.28),
  };
};

/** A feather as the mark draws it: a bent shaft, a vane on either side, three notches. Along x, tip at the right. */
const stroke = (pen: CanvasRenderingContext2D, length: number, bend: number) => {
  const rise = length * bend;
  const width = length * 0.17;
  pen.beginPath();
  pen.moveTo(-length * 0.28, rise * 0.5);
  pen.quadraticCurveTo(length * 0.4, -rise, length, 0);
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.2, -rise - width, length * 0.7, -rise - width, length, 0);
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.25, width * 0.75, length * 0.75, width * 0.8, length, 0);
  for (const at of [0.32, 0.5, 0.68]) {
    pen.moveTo(length * at, -rise * 0.45);
    pen.lineTo(length * (at - 0.11), -rise * 0.5 - width * 0.62);
  }
  pen.stroke();
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
  pen.lineWidth = 1.25;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const feather of FLOCK) {
    const way = (feather.start + ms / JOURNEY_MS) % 1;
    const flutter = Math.sin((ms / 1000) * feather.pace + feather.phase);
    const { x, y, angle } = stream(way, feather.lane);
    // Grows on the way, and comes and goes without a jump.
    const length = width * feather.length * (0.35 + 0.9 * way);
    const presence = Math.min(1, way * 5, (1 - way) * 6);
    pen.globalAlpha = presence * (feather.accent ? 1 : 0.28 + 0.5 * way);
    pen.strokeStyle = feather.accent ? ink.accent : ink.line;
    pen.save();
    pen.translate(x * width, y * height + flutter * width * 0.012);
    pen.rotate(angle + feather.lane * 0.5 + flutter * 0.09);
    stroke(pen, length, feather.bend + flutter * 0.03);
    pen.restore();
  }
  pen.globalAlpha = 1;
};
