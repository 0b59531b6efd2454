// Plain data and functions without schemas.

/** The sides of a logo in pixels, and the length of its file. The browser makes a picture that fits. */
export const LOGO_SIDE = { min: 64, max: 512 } as const;
export const MAX_LOGO_BYTES = 40_000;

/** The file that a user may choose, before the browser makes the logo of it. */
export const LOGO_FILE_BYTES = 5_000_000;

/** Logos that one user may upload within the window. */
export const LOGO_UPLOADS = { limit: 30, windowSeconds: 86_400 } as const;
