import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ReactNode } from 'react';
import satori from 'satori';
import { palettePng } from './palette-png.ts';

const require = createRequire(import.meta.url);
const FONTS = {
  400: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  600: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
} as const;

const SIZE = { width: 1200, height: 630 };

let started: Promise<void> | undefined;
const startResvg = (): Promise<void> => {
  started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return started;
};

/** Takes what was made of the same things before from `cache`, a folder, or else makes and keeps it. */
const kept = async (cache: string, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const file = join(cache, `${createHash('sha256').update(key).digest('hex')}.png`);
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(cache, { recursive: true });
  // Two builds may make it at the same time: each file appears whole.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, made);
  renameSync(draft, file);
  return made;
};

const draw = async (svg: string, width: number) => {
  await startResvg();
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
};

/** Draws an SVG as a PNG of a width in pixels, see-through where the SVG is. */
export const icon = (svg: string, width: number, cache: string): Promise<Uint8Array> =>
  kept(cache, `icon ${width} ${svg}`, async () => (await draw(svg, width)).asPng());

/** Draws a card as a PNG; satori turns its words into outlines. */
export const card = async (element: ReactNode, cache: string): Promise<Uint8Array> => {
  const svg = await cardSvg(element);
  return kept(cache, `card ${svg}`, async () => {
    const { pixels, width, height } = await draw(svg, SIZE.width);
    return palettePng(pixels, width, height);
  });
};

const cardSvg = (element: ReactNode): Promise<string> =>
  satori(element, {
    ...SIZE,
    fonts: ([400, 600] as const).map((weight) => ({
      name: 'Instrument Sans',
      weight,
      style: 'normal',
      data: readFileSync(FONTS[weight]),
    })),
  });
