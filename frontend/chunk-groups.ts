import { join } from 'node:path';

/*
 * Which modules share a file. By itself Rolldown makes a file for every set of screens that have something in common:
 * the dashboard came in 45 of them, and small files compress badly.
 */

/** What of Rolldown's context is used here. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const here = (path: string): string => join(import.meta.dirname, path);
const OURS = join(import.meta.dirname, '..');

/** The packages that every screen stands on. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](query-core|react-query))[\\/]/;

/** Vite's own module, by which a chunk is fetched together with what it imports. */
const PRELOAD = /vite\/preload-helper/;

/** A module of ours and all of ours that it imports at once, but for `without`. */
const reachable = (graph: Graph, root: string, without: ReadonlySet<string> = new Set()): Set<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || without.has(id) || !id.startsWith(OURS) || id.includes('node_modules')) return;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(root);
  return seen;
};

/** `early`, `shell` and `kit`, worked out once the modules are known. */
const ourGroups = () => {
  let groups: Map<string, string> | undefined;
  return (graph: Graph): Map<string, string> => {
    if (groups) return groups;
    // The one script of the public pages must stay as small as it is.
    const door = reachable(graph, here('app/door.ts'));
    const shell = reachable(graph, here('app/start.tsx'), door);
    const home = reachable(graph, here('app/screens/DashboardHome.tsx'), new Set([...door, ...shell]));
    const kit = [...home].filter((id) => !id.startsWith(here('features')) && !id.startsWith(here('app/screens')));
    groups = new Map([
      ...[...door].map((id) => [id, 'early'] as const),
      ...[...shell].map((id) => [id, 'shell'] as const),
      ...kit.map((id) => [id, 'shell'] as const),
    ]);
    groups.delete(here('app/door.ts'));
    return groups;
  };
};

/**
 * - `early`: what the one script of the public pages shares with the app: how chunks are fetched, the theme.
 * - `vendor`: React, the router, react-query.
 * - `shell`: what is there whatever the screen: start.tsx and all that it imports.
 * - `kit`: the parts of the design system that the dashboard's home shows, as most screens do.
 */
export const chunkGroups = () => {
  const groupsOf = ourGroups();
  return [
    { name: 'vendor', test: VENDOR, priority: 2 },
    { name: (id: string, graph: Graph) => PRELOAD.test(id) ? 'early' : (groupsOf(graph).get(id) ?? null), priority: 1 },
  ];
};
