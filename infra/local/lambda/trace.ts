import { randomBytes } from 'node:crypto';

/** The beginning of a new trace in X-Ray's format: version, the time in hex, 96 random bits. */
export const newTraceRoot = (): string =>
  `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${randomBytes(12).toString('hex')}`;
