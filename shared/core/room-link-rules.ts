import { hostOf } from './web-address.ts';

// Without schemas: the browser loads it with forms.

export const LINK_MAX = 300;

/** Whether a text is a full address that begins with https:// and names a host of the public web. */
export const isRoomLink = (text: string): boolean =>
  text.startsWith('https://') && hostOf(text) !== undefined;
