import { join } from 'node:path';
import type { Cloud } from '../cloud.ts';
import type { Intercept } from '../site-server.ts';
import { watchFunctions } from './functions.ts';
import { watchStack } from './stack.ts';
import { startVite } from './vite.ts';

/** The hot reload of `npm run dev`. */
export interface Watcher {
  readonly intercept: Intercept;
  /** Begins to reload what the cloud runs. */
  readonly attach: (cloud: Cloud) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface WatchOptions {
  readonly dataDir: string;
  readonly buildDir: string;
  readonly say: (line: string) => void;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Serves the frontend from its sources, and the functions anew whenever they are saved. */
export const startWatching = async ({ dataDir, buildDir, say }: WatchOptions): Promise<Watcher> => {
  const vite = await startVite(join(ROOT, 'frontend'), join(dataDir, 'vite'));
  const stops: (() => Promise<void> | void)[] = [vite.stop];
  return {
    intercept: vite.intercept,
    attach: async (cloud) => {
      vite.attach(cloud);
      stops.push(await watchFunctions(cloud.functions, buildDir, say));
      stops.push(watchStack(ROOT, say));
      say('Hot reload is on');
    },
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
};
