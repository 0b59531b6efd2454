import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from '#functions/commands/endpoints.ts';
import { naming } from './sqlite.ts';

/** The file for operators' commands, with the process id in addition to what they need. */
export interface RuntimeFile extends Runtime {
  readonly pid: number;
}

const pathOf = (dataDir: string): string => join(dataDir, 'runtime.json');

/** Writes the file; it holds the operator's keys, so only its owner can read it. */
export const writeRuntime = (dataDir: string, runtime: RuntimeFile): void => {
  const path = pathOf(dataDir);
  rmSync(path, { force: true });
  naming(path, () => writeFileSync(path, `${JSON.stringify(runtime, null, 2)}\n`, { mode: 0o600 }));
};

export const removeRuntime = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });
