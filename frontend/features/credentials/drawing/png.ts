import { bakedPng } from '../pictures/png.ts';
import { BADGE_SIZE } from './badge.ts';

const loaded = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image(BADGE_SIZE, BADGE_SIZE);
  // Our policy lets pictures come from the site and from data, and from nothing else.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

/** A picture as PNG with a credential in it. */
export const drawnPng = async (svg: string, credential: string): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: BADGE_SIZE, height: BADGE_SIZE });
  canvas.getContext('2d')?.drawImage(await loaded(svg), 0, 0, BADGE_SIZE, BADGE_SIZE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser made no picture of the canvas.');
  return bakedPng(new Uint8Array(await blob.arrayBuffer()), credential);
};
