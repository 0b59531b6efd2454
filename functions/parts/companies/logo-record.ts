import { createHash } from 'node:crypto';
import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key } from '#functions/core/table.ts';

const side = z.number().int();
/** A logo as the table holds it. */
const logoSchema = z.object({
  /** The PNG file, in base64. */
  image: z.string(),
  width: side,
  height: side,
});
type StoredLogo = z.infer<typeof logoSchema>;

/** Named by its content, so that what an address answers never changes. */
export const logoKey = (companyId: string, hash: string): Key => keyOf('company-logo', { companyId, hash });

/** The record of a logo with its hash, which the record of the company gets. */
export const logoItem = (
  companyId: string,
  { image, width, height }: Omit<StoredLogo, 'image'> & { readonly image: Buffer },
) => {
  const hash = createHash('sha256').update(image).digest('hex');
  const logo: StoredLogo = { image: image.toString('base64'), width, height };
  return { hash, Item: { ...itemOf('company-logo', { companyId, hash }), ...logo } };
};

/** A logo of a company, or undefined. It takes up to fourteen read units, so that answers name it and do not contain it. */
export const getLogo = (companyId: string, hash: string): Promise<StoredLogo | undefined> =>
  getItem(logoSchema, logoKey(companyId, hash));
