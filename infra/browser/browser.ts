import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright/test';

const LIBRARIES = import.meta.resolve('@sparticuz/chromium').replace('build/index.js', 'bin/al2023.tar.br');

/** Chromium reaches for the network at every start, and headless machines have neither sandbox nor graphics card. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How to start the browser: Chromium as an npm package carries it, unpacked once into the temporary folder together
 * with the libraries that a bare machine lacks. Nothing is downloaded, and no browser of the machine is used, so that
 * the tests give the same result everywhere. `FLEDGE_BROWSER=/path/to/chromium` runs another one.
 */
export const browserOptions = async (): Promise<LaunchOptions> => {
  const other = process.env.FLEDGE_BROWSER;
  if (other) return { executablePath: other, args: ARGS };
  const [executablePath] = await Promise.all([
    chromium.executablePath(),
    inflate(new URL(LIBRARIES).pathname),
  ]);
  return {
    executablePath,
    args: [...ARGS, '--no-zygote', '--headless=shell'],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib'),
      FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
    },
  };
};
