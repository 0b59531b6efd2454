import * as z from 'zod';
import { tooLong } from './refused-characters.ts';
import { isRoomLink, LINK_MAX } from './room-link-rules.ts';

/** The address of the room where a meeting or an event takes place. */
export const roomLinkSchema = z
  .string()
  .max(LINK_MAX, tooLong(LINK_MAX))
  .refine((text) => text === '' || isRoomLink(text), 'Enter a full address that begins with https://');
