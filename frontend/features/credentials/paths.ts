import { PATHS } from '#frontend/core/paths.ts';

/** Where a credential is checked, which the address names. */
export const verifyPath = (id: string): string => `${PATHS.verify}?credential=${encodeURIComponent(id)}`;
