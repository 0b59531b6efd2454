import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { readable } from './readable.ts';

/** What the local cloud and its functions have to say, line by line. */
export interface Log {
  readonly write: (line: string) => void;
  readonly close: () => Promise<void>;
}

const isTrouble = (line: string): boolean => /\bERROR\b/.test(line);

/** Writes every line to `<dataDir>/fledge.log`, emptied at each start, and to the terminal the errors or all. */
export const openLog = (dataDir: string, terminal: 'all' | 'errors'): Log => {
  const file = createWriteStream(join(dataDir, 'fledge.log'), { flags: 'w' });
  return {
    write: (line) => {
      if (!file.closed) file.write(`${line}\n`);
      if (terminal === 'all' || isTrouble(line)) console.log(readable(line));
    },
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
};
