import * as z from 'zod';
import { plainLine } from '../visible-text.ts';
import { FULL_ADDRESS, hostOf, withScheme } from './web-address.ts';

/** A web address, or nothing. One without a scheme gets `https://`. */
export const webAddressSchema = z
  .string()
  .overwrite((typed) => withScheme(plainLine(typed)))
  .max(300, 'Use at most 300 characters')
  .refine((text) => text === '' || hostOf(text) !== undefined, FULL_ADDRESS);
