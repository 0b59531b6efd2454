import { keyOf } from '#functions/core/keys.ts';
import type { Key } from '#functions/core/table.ts';

export const askKey = (id: string): Key => keyOf('ask', { id });
