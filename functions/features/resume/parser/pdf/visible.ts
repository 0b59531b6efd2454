import type { HiddenReason } from '#shared/features/resume/result.ts';
import { alike, BLACK, luminosity, NORMAL, painted, type Rgb, WHITE } from './color.ts';
import type { Box } from './glyphs.ts';
import { type Clip, contains, isPainted, isWithin, type Paint, type Stencil } from './paint.ts';
import type { Scene } from './scene.ts';

/** A color that something is painted in, undefined for gradients, pictures and patterns, and how opaque it is. */
export type Ink = { color: Rgb | undefined; alpha: number };

/** What is known of letters when they are painted, apart from where: nothing is seen of them without inks. */
export type Look = {
  inks: readonly Ink[];
  blend: string;
  clip: Clip;
  /** The soft mask that is on while they are painted. */
  mask: Stencil | undefined;
  /** What shows through them, where they are a stencil. */
  stencil: Stencil | undefined;
};

const sameInks = (one: Look, other: Look): boolean =>
  one.inks.length === other.inks.length &&
  one.inks.every(({ color, alpha }, index) => {
    const ink = other.inks[index];
    return alpha === ink?.alpha && String(color) === String(ink.color);
  });

/** Whether two letters are painted in the same way. */
export const sameLook = (one: Look, other: Look): boolean =>
  one === other ||
  (sameInks(one, other) &&
    one.blend === other.blend &&
    one.mask === other.mask &&
    one.stencil === other.stencil &&
    one.clip.box.every((edge, index) => edge === other.clip.box[index]));

const TINY = 2.5;
/** Less than this is not seen at all. */
const FAINT = 0.05;
/** The part of something that may still show through what is painted over it. */
const COVERED = 0.12;
/** Where along a run of letters is looked, and how high above the baseline in parts of the size. */
const ALONG = [0.04, 0.27, 0.5, 0.73, 0.96];
const MIDDLE = 0.3;

type Color = Rgb | undefined;

/** The color of a place after it is painted; undefined when it is not known. */
const after = (below: Color, { color, alpha, blend, solid }: Ink & Pick<Paint, 'blend' | 'solid'>): Color => {
  if (alpha < FAINT) return below;
  if (!color || !solid) return undefined;
  if (below) return painted(below, color, alpha, blend);
  return blend === NORMAL && alpha > 1 - FAINT ? color : undefined;
};

/** What a soft mask lets through at a point, 0 to 1; where it is not known, all. */
const passes = (stencil: Stencil | undefined, x: number, y: number, scene: Scene): number => {
  if (!stencil?.mask || stencil.mask.letters) return 1;
  const { luminosity: bright, paints } = stencil.mask;
  let color: Color = BLACK;
  let opaque = 0;
  scene.effort.steps(paints.length);
  for (const paint of paints) {
    if (!isPainted(paint, x, y, scene.effort)) continue;
    color = after(color, paint);
    opaque += (1 - opaque) * paint.alpha;
  }
  if (!bright) return opaque;
  return color ? luminosity(color) : 1;
};

type Outcome = 'seen' | 'same_color' | 'covered';

/** Whether the page looks different at a point for something that is painted there. */
const outcomeAt = (
  scene: Scene,
  { x, y, order }: { x: number; y: number; order: number },
  ink: Ink,
  blend: string,
): Outcome => {
  const all = scene.at(x, y);
  let without: Color = WHITE;
  for (const paint of all) if (paint.order < order) without = after(without, paint);
  let written = after(without, { ...ink, blend, solid: true });
  if (without && written && alike(without, written)) return 'same_color';
  let shows = 1;
  for (const paint of all) {
    if (paint.order <= order) continue;
    without = after(without, paint);
    written = after(written, paint);
    if (paint.solid && paint.blend === NORMAL) shows *= 1 - paint.alpha;
  }
  if (shows <= COVERED) return 'covered';
  return without && written && alike(without, written) ? 'covered' : 'seen';
};

/** Whether an area is seen at a point that is known to be within its box. */
export const isSeenAt = (scene: Scene, paint: Paint, x: number, y: number): boolean =>
  paint.alpha >= FAINT &&
  isWithin(paint.clip, x, y, scene.effort) &&
  outcomeAt(scene, { x, y, order: paint.order }, paint, paint.blend) === 'seen';

/** Why a point of letters is not seen; undefined when it is. */
const hiddenAt = (
  scene: Scene,
  look: Look,
  x: number,
  y: number,
  order: number,
): HiddenReason | undefined => {
  if (!isWithin(look.clip, x, y, scene.effort)) return 'clipped';
  if (look.stencil) {
    scene.effort.steps(look.stencil.through.length);
    const seen = look.stencil.through.some(
      (paint) => isPainted(paint, x, y, scene.effort) && isSeenAt(scene, paint, x, y),
    );
    if (seen) return undefined;
  }
  const share = passes(look.mask, x, y, scene);
  const inks = look.inks
    .map(({ color, alpha }) => ({ color, alpha: alpha * share }))
    .filter(({ alpha }) => alpha >= FAINT);
  const outcomes = inks.map((ink) => outcomeAt(scene, { x, y, order }, ink, look.blend));
  if (outcomes.includes('seen')) return undefined;
  const [outcome] = outcomes;
  return outcome === undefined || outcome === 'seen' ? 'invisible' : outcome;
};

/**
 * Why people cannot see a run of letters; undefined when they can: the page must look different for it at most of the
 * places along it where that is asked.
 */
export const hiddenReason = (
  scene: Scene,
  { box, base, size, order, look }: { box: Box; base: number; size: number; order: number; look: Look },
  page: Box,
): HiddenReason | undefined => {
  const [x0, y0, x1, y1] = box;
  if (!contains(page, (x0 + x1) / 2, (y0 + y1) / 2)) return 'off_page';
  if (size < TINY) return 'tiny';
  const y = base - MIDDLE * size;
  const reasons = ALONG.map((part) => hiddenAt(scene, look, x0 + part * (x1 - x0), y, order)).filter(
    (reason) => reason !== undefined,
  );
  return reasons.length > ALONG.length / 2 ? reasons[0] : undefined;
};
