import { LOGO_SIDE, MAX_LOGO_BYTES } from '#shared/features/companies/branding-rules.ts';

/** The longest sides that are tried, the largest first. The last one fits whatever the picture. */
const SIDES = [LOGO_SIDE.max, 384, 256, 192, 128, 96] as const;

/** The largest side of a picture that we draw: phones make none that is larger. */
const LARGEST = 10_000;

const UNREADABLE = 'We couldn’t read this picture. Save it again as a PNG.';

/** PNG, JPEG and WebP by their first bytes, as hexadecimal digits. */
const PICTURE = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;

/** Why a file cannot be a logo, by its first bytes: its name and type are what its sender says. */
const kindProblem = async (file: Blob): Promise<string | undefined> => {
  const start = new Uint8Array(await file.slice(0, 300).arrayBuffer());
  const digits = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (PICTURE.test(digits)) return undefined;
  return /<svg|<\?xml/i.test(new TextDecoder().decode(start))
    ? 'SVG files can contain scripts, so we don’t take them. Save the logo as a PNG.'
    : 'Choose a PNG, JPEG or WebP picture.';
};

const encoded = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser made no picture of the canvas.');
  return blob;
};

/** The picture with this longest side, in the middle of a ground that is at least as large as a logo must be. */
const drawn = (picture: ImageBitmap, side: number): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  const [width, height] = [scaled(picture.width), scaled(picture.height)];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(LOGO_SIDE.min, width);
  canvas.height = Math.max(LOGO_SIDE.min, height);
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  canvas.getContext('2d')?.drawImage(picture, Math.floor(left), Math.floor(top), width, height);
  return canvas;
};

const asBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/**
 * The logo of a picture: a PNG that fits, in base64, made from its pixels alone, so that places and names in the file never leave
 * the browser. Or why there is none.
 */
export const makeLogo = async (
  file: Blob,
): Promise<{ readonly image: string } | { readonly problem: string }> => {
  const problem = await kindProblem(file);
  if (problem !== undefined) return { problem };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: UNREADABLE };
  const { width, height } = picture;
  if (Math.max(width, height) < LOGO_SIDE.min)
    return {
      problem: `This picture has ${width} × ${height} pixels. A logo needs ${LOGO_SIDE.min} at least.`,
    };
  if (Math.max(width, height) > LARGEST)
    return { problem: 'This picture is too large. Make it smaller first.' };
  for (const side of SIDES) {
    const blob = await encoded(drawn(picture, side));
    if (blob.size <= MAX_LOGO_BYTES) return { image: await asBase64(blob) };
  }
  return { problem: UNREADABLE };
};
