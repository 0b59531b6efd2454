import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pngOf } from '#functions/core/png.ts';
import { picture, pictureHeader, pictureRows } from '#functions/scenarios/logo.ts';
import { cases } from '#functions/testing/rounds.ts';
import { readLogo } from './logo-file.ts';

const problemOf = (file: Buffer): string | undefined => {
  const read = readLogo(file);
  return 'problem' in read ? read.problem : undefined;
};
const textChunk = (type: string, text: string) => ({ type, content: Buffer.from(text) });
const green = { width: 64, height: 64, paint: () => [0, 128, 0, 255] as const };
const END = { type: 'IEND', content: Buffer.alloc(0) };
const SCRIPT = '<script>alert(1)</script>';

describe('the file of a logo', () => {
  it('is written anew with its pixels alone', () => {
    const secret = 'taken at home';
    const given = picture({
      ...green,
      more: [textChunk('tEXt', `Comment\0${secret}`), textChunk('eXIf', secret)],
    });
    const read = readLogo(given);
    if ('problem' in read) throw new Error(read.problem);
    expect(read).toMatchObject({ width: 64, height: 64 });
    expect(given.includes(secret)).toBe(true);
    expect(read.image.includes(secret)).toBe(false);
    expect(readLogo(read.image)).toEqual(read);
  });

  it.each([
    ['a script', Buffer.from(SCRIPT)],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`)],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a GIF', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_, file) => {
    expect(problemOf(file)).toBe('Choose a PNG picture');
  });

  it('ends with its picture: no second file comes after it', () => {
    expect(problemOf(Buffer.concat([picture(), Buffer.from(SCRIPT)]))).toContain('damaged');
  });

  it('leaves a script in any other part behind', () => {
    const read = readLogo(picture({ more: [textChunk('iTXt', SCRIPT)] }));
    expect('image' in read && read.image.includes('script')).toBe(false);
  });

  it('has sides within the limits, whatever it says inside', () => {
    expect(problemOf(picture({ width: 63 }))).toContain('63 × 64');
    expect(problemOf(picture({ height: 513 }))).toContain('64 to 512');
    const bomb = pngOf([
      pictureHeader(60_000, 60_000),
      { type: 'IDAT', content: deflateSync(Buffer.alloc(9)) },
      END,
    ]);
    expect(problemOf(bomb)).toContain('60000');
  });

  it('has exactly the rows that it says', () => {
    const rows = pictureRows(green);
    const withRows = (raw: Buffer) =>
      pngOf([pictureHeader(64, 64), { type: 'IDAT', content: deflateSync(raw) }, END]);
    expect(problemOf(withRows(rows))).toBeUndefined();
    for (const wrong of [rows.subarray(1), Buffer.concat([rows, Buffer.alloc(1)]), Buffer.alloc(30_000_000)])
      expect(problemOf(withRows(wrong))).toContain('damaged');
    const filtered = Buffer.from(rows);
    filtered[0] = 9;
    expect(problemOf(withRows(filtered))).toContain('damaged');
  });

  it('does not move, and is not interlaced', () => {
    expect(problemOf(picture({ more: [textChunk('acTL', '\0\0\0\u0002\0\0\0\0')] }))).toContain('animated');
    const header = pictureHeader(64, 64);
    header.content[12] = 1;
    const idat = { type: 'IDAT', content: deflateSync(pictureRows(green)) };
    expect(problemOf(pngOf([header, idat, END]))).toContain('not interlaced');
  });

  it('has at most 40 KB', () => {
    const noise = (x: number, y: number) => [x * y, x * 7, y * 13, 255].map((n) => (n * 2654435761) % 251);
    const file = picture({ width: 300, height: 300, paint: (x, y) => noise(x, y) as never });
    const long = Buffer.concat([file, Buffer.alloc(Math.max(0, 40_001 - file.length))]);
    expect(problemOf(long)).toContain('40 KB');
  });

  it('is refused, or is a picture, with any byte changed', () => {
    const file = picture();
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Buffer.from(file);
        changed[at] = (changed[at] ?? 0) ^ change;
        expect(problemOf(changed)).toBeDefined();
      }),
      cases(50, 2000),
    );
  });
});
