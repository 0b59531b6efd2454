import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Ascent and descent of Instrument Sans, in percent of its size. */
const [ASCENT, DESCENT] = [97, 25];

const faces = [...read('font.css').matchAll(/@font-face \{([^}]*size-adjust[^}]*)\}/g)].map(
  ([, face = '']) => face,
);
const percent = (face: string, property: string) =>
  Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1] ?? Number.NaN);

test('each stand-in has the height of a line of the font, whatever its size', () => {
  expect(faces).toHaveLength(4);
  for (const face of faces) {
    const scale = percent(face, 'size-adjust') / 100;
    expect(percent(face, 'ascent-override') * scale).toBeCloseTo(ASCENT, 1);
    expect(percent(face, 'descent-override') * scale).toBeCloseTo(DESCENT, 1);
  }
});

test('the stack names the stand-ins of computers and of Android after the font', () => {
  expect(read('tokens.css')).toContain(
    '"Instrument Sans", "Instrument Sans Fallback", "Instrument Sans Roboto"',
  );
  for (const local of ['Arial', 'Liberation Sans', 'Roboto'])
    expect(read('font.css')).toContain(`local("${local}")`);
});
