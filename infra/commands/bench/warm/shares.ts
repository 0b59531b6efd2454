import { readFileSync } from 'node:fs';
import type { Profiler, Runtime } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The parts of a request, by the sources whose functions do the work or have it done. The first that fits counts. */
const PARTS = [
  ['logging', /functions\/core\/(log|metrics|observed|usage)\.ts|log-request\.ts|aws-lambda-powertools/],
  ['validation', /middleware\/(validate|parse-body|load-record)\.ts|http-json-body-parser/],
  ['session', /functions\/core\/(session|account|activity|ids)\.ts|middleware\/authorise\.ts/],
  ['answer', /functions\/core\/(serve|result|handlers)\.ts|answer-errors\.ts/],
  ['chain', /@middy|middleware\/(find-route|guard-origin)\.ts|functions\/core\/sender\.ts/],
  ['records', /functions\/core\/(table|keys|retry|gather|contention|cursor)\.ts/],
  ['SDK', /node_modules\/@(aws-sdk|smithy|aws)\//],
  ['handler', /(functions\/(features|events)|functions\/core|shared)\//],
] as const;
type Named = (typeof PARTS)[number][0];
/** `other`: the runtime itself, for the most part sockets and the collection of garbage. */
export type Part = Named | 'other';
export type Shares = Readonly<Partial<Record<Part, number>>>;

const partOf = (source: string): Named | undefined => PARTS.find(([, sources]) => sources.test(source))?.[0];

/** Reads the maps of a bundle's files, to find the source of a place in one; undefined for a place in no file of it. */
const sourcesOf = (bundle: string) => {
  const folder = pathToFileURL(`${dirname(bundle)}/`).href;
  const maps = new Map<string, SourceMap>();
  const mapOf = (url: string): SourceMap => {
    const known = maps.get(url);
    if (known) return known;
    const map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
    maps.set(url, map);
    return map;
  };
  return ({ url, lineNumber, columnNumber }: Runtime.CallFrame): string | undefined => {
    // What renders pages is built by another configuration, without a map.
    if (!url.startsWith(folder) || url.endsWith('render.mjs')) return undefined;
    const entry = mapOf(url).findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry ? entry.originalSource : undefined;
  };
};

/** Runs `work` under the profiler, and returns the shares of CPU time by part, from 0 to 1. */
export const profiled = async (bundle: string, work: () => Promise<unknown>): Promise<Shares> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 100 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesOf(profile, bundle);
};

const sharesOf = ({ nodes }: Profiler.Profile, bundle: string): Shares => {
  const sourceOf = sourcesOf(bundle);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = new Map<Part, number>();
  const visit = (node: Profiler.ProfileNode, inherited: Part): void => {
    const source = sourceOf(node.callFrame);
    const part = (source === undefined ? undefined : partOf(source)) ?? inherited;
    if (node.callFrame.functionName !== '(idle)')
      hits.set(part, (hits.get(part) ?? 0) + (node.hitCount ?? 0));
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, part);
    }
  };
  const [root] = nodes;
  if (root) visit(root, 'other');
  const all = [...hits.values()].reduce((sum, count) => sum + count, 0);
  return Object.fromEntries([...hits].map(([part, count]) => [part, count / all]));
};
