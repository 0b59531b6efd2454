import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '#functions/core/errors.ts';
import { fileFailure } from '../app/file-failure.ts';
import { readable } from './readable.ts';

/** What the local cloud and its functions have to say, line by line. */
export interface Log {
  readonly write: (line: string) => void;
  readonly close: () => Promise<void>;
}

const isTrouble = (line: string): boolean => /\bERROR\b/.test(line);

/**
 * Writes every line to `<dataDir>/fledge.log`, emptied at each start, and to the terminal the errors or all. Calls
 * `onFailure` when the file cannot be written.
 */
export const openLog = (
  dataDir: string,
  terminal: 'all' | 'errors',
  onFailure: (reason: string) => void,
): Log => {
  const path = join(dataDir, 'fledge.log');
  const file = createWriteStream(path, { flags: 'w' });
  file.on('error', (error) => onFailure(fileFailure(error, path) ?? messageOf(error)));
  return {
    write: (line) => {
      if (file.writable) file.write(`${line}\n`);
      if (terminal === 'all' || isTrouble(line)) console.log(readable(line));
    },
    close: () =>
      new Promise((resolve) => {
        if (file.destroyed) resolve();
        else file.end(() => resolve());
      }),
  };
};
