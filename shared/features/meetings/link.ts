import * as z from 'zod';
import { tooLong } from '#shared/core/refused-characters.ts';
import { hostOf } from '#shared/core/web-address.ts';
import { LINK_MAX } from './rules.ts';

/** Whether a text is a full address that begins with https:// and names a host of the public web. */
export const isMeetingLink = (text: string): boolean =>
  text.startsWith('https://') && hostOf(text) !== undefined;

/** The address of the room where a meeting takes place. */
export const meetingLinkSchema = z
  .string()
  .max(LINK_MAX, tooLong(LINK_MAX))
  .refine((text) => text === '' || isMeetingLink(text), 'Enter a full address that begins with https://');
