import { deflateSync } from 'node:zlib';
import { type PngChunk, pngOf } from '#functions/core/png.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What a picture is made of; anything may be replaced, for files that are to be refused. */
interface PictureParts {
  readonly width: number;
  readonly height: number;
  /** The colour of each pixel. */
  readonly paint: (x: number, y: number) => Colour;
  /** Between header and rows. */
  readonly more: readonly PngChunk[];
}

const END: PngChunk = { type: 'IEND', content: Buffer.alloc(0) };

/** The header of a picture with colours and transparency, 8 bits each. */
export const pictureHeader = (width: number, height: number): PngChunk => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 6, 0, 0, 0], 8);
  return { type: 'IHDR', content };
};

/** The rows of a picture, each after the byte that says it is not filtered. */
export const pictureRows = ({ width, height, paint }: Omit<PictureParts, 'more'>): Buffer => {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => paint(x, y)).flat(),
  ]);
  return Buffer.from(rows.flat());
};

/** A PNG: a green square of 64 pixels, with what a caller wants to be different. */
export const picture = ({
  width = 64,
  height = 64,
  paint = () => [23, 81, 61, 255],
  more = [],
}: Partial<PictureParts> = {}): Buffer =>
  pngOf([
    pictureHeader(width, height),
    ...more,
    { type: 'IDAT', content: deflateSync(pictureRows({ width, height, paint })) },
    END,
  ]);

const channelsOf = (colour: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue, 255];
};

const SIDE = 128;
const WHITE: Colour = [255, 255, 255, 255];
const NOTHING: Colour = [0, 0, 0, 0];

/** Where the marks of logos are filled, by the distance from the centre: a ring with a dot, waves, and steps. */
const MARKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => Math.abs(Math.hypot(x, y) - 30) < 7 || Math.hypot(x, y) < 10,
  (x, y) => Math.abs(((y + 8 * Math.sin(x / 9) + 96) % 24) - 12) < 4 && Math.hypot(x, y) < 42,
  (x, y) => x > -36 && x < 36 && y < 36 && y > -36 && y > -12 * Math.floor((x + 36) / 18) + 14,
];

/** The drawn logo of a made-up company: a disc of its colour with a white mark. */
export const drawnLogo = (colour: string, mark: number): { image: Buffer; width: number; height: number } => {
  const isMarked = MARKS[mark % MARKS.length] ?? (() => false);
  const disc = channelsOf(colour);
  const image = picture({
    width: SIDE,
    height: SIDE,
    paint: (column, row) => {
      const [x, y] = [column - SIDE / 2 + 0.5, row - SIDE / 2 + 0.5];
      if (Math.hypot(x, y) > SIDE / 2 - 2) return NOTHING;
      return isMarked(x, y) ? WHITE : disc;
    },
  });
  return { image, width: SIDE, height: SIDE };
};
