import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cloud, type CloudOptions, startCloud } from '../cloud.ts';
import type { Order } from './probe.ts';

/** A fresh data directory. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'fledge-local-'));

/** A local cloud under test, whose functions are probes. */
export interface ProbedCloud extends Cloud {
  readonly dataDir: string;
  /** Lines of its log so far. */
  readonly lines: string[];
  /** Lets the function behind a route do something, and gives its answer. */
  readonly ask: (order: Order, route?: string, init?: RequestInit) => Promise<Response>;
  /** Moves its clock by milliseconds, and gives the time that it then shows. */
  readonly advance: (advanceMs: number) => Promise<number>;
}

/** A route of each function that the tests use. */
export const ROUTES = { system: 'GET /api/health', applications: 'POST /api/applications' } as const;

export const startProbed = async (
  assemblyDir: string,
  options: Partial<CloudOptions> = {},
): Promise<ProbedCloud> => {
  const lines: string[] = [];
  const dataDir = options.dataDir ?? newDataDir();
  const removeData = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const cloud = await startCloud({
    assemblyDir,
    port: 0,
    warm: false,
    // Most tests look at the order and the batches of one shard.
    shards: 1,
    log: (line) => lines.push(line),
    ...options,
    dataDir,
  }).catch((error: unknown) => {
    removeData();
    throw error;
  });
  return {
    ...cloud,
    dataDir,
    lines,
    ask: (order, route = ROUTES.applications, init = {}) => {
      const [method = 'GET', path = '/'] = route.split(' ');
      return fetch(`${cloud.url}${path}`, {
        method,
        ...init,
        headers: { ...init.headers, 'x-probe': JSON.stringify(order) },
      });
    },
    advance: async (advanceMs) => {
      const answer = await fetch(`${cloud.url}/__local/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs }),
      });
      return ((await answer.json()) as { now: number }).now;
    },
    stop: async () => {
      await cloud.stop();
      removeData();
    },
  };
};

/** Waits until something holds; a test's own timeout ends the waiting. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};
