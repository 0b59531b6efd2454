import { type Random, shuffled } from './seeded-random.ts';

/** An entry that needs further judges. */
export interface Needing {
  readonly id: string;
  readonly needs: number;
  /** Who must not get it: for a conflict, or because they have it already. */
  readonly barred: ReadonlySet<string>;
}

/** Who holds what, while it changes. */
interface Division {
  readonly loads: Map<string, number>;
  readonly held: Map<string, Set<Needing>>;
}

const loadOf = ({ loads }: Division, judge: string): number => loads.get(judge) ?? 0;
const holds = ({ held }: Division, judge: string, entry: Needing): boolean =>
  held.get(judge)?.has(entry) ?? false;

const give = (division: Division, judge: string, entry: Needing): void => {
  division.held.get(judge)?.add(entry);
  division.loads.set(judge, loadOf(division, judge) + 1);
};

const take = (division: Division, judge: string, entry: Needing): void => {
  division.held.get(judge)?.delete(entry);
  division.loads.set(judge, loadOf(division, judge) - 1);
};

/** How a judge was reached: by an entry that the one before hands on. */
interface Link {
  readonly before: string;
  readonly entry: Needing;
}

/**
 * A judge with at least two entries fewer, to whom one of the first judge’s can go, be it by way of others: each hands an
 * entry to the next.
 */
const lighterThan = (
  division: Division,
  heavy: string,
  judges: readonly string[],
): { readonly light: string; readonly links: ReadonlyMap<string, Link> } | undefined => {
  const enough = loadOf(division, heavy) - 2;
  const links = new Map<string, Link>();
  const left = new Set(judges);
  left.delete(heavy);
  const queue = [heavy];
  for (const before of queue)
    for (const entry of division.held.get(before) ?? []) {
      if (left.size === 0) return undefined;
      for (const judge of left) {
        if (entry.barred.has(judge) || holds(division, judge, entry)) continue;
        links.set(judge, { before, entry });
        if (loadOf(division, judge) <= enough) return { light: judge, links };
        left.delete(judge);
        queue.push(judge);
      }
    }
  return undefined;
};

const handOn = (division: Division, light: string, links: ReadonlyMap<string, Link>): void => {
  for (let judge = light, link = links.get(judge); link; judge = link.before, link = links.get(judge)) {
    take(division, link.before, link.entry);
    give(division, judge, link.entry);
  }
};

/**
 * Evens out what is held: as long as a judge can get rid of an entry to one who has two fewer, it moves. When none can, no
 * division is more even (Harvey, Ladner, Lovász and Tamir, Semi-matchings for bipartite graphs and load balancing, 2006).
 */
const evenOut = (division: Division, judges: readonly string[]): void => {
  const heaviest = (): string[] =>
    [...judges].sort((one, other) => loadOf(division, other) - loadOf(division, one));
  const eased = (heavy: string): boolean => {
    const found = lighterThan(division, heavy, judges);
    if (found) handOn(division, found.light, found.links);
    return found !== undefined;
  };
  while (heaviest().some(eased));
};

/**
 * Gives each entry the judges that it needs, so that the loads differ by at most one, or as little as what is barred
 * permits. An entry for which there are not enough gets those that there are.
 */
export const divided = (
  entries: readonly Needing[],
  /** The judges, with the number of entries that each has already. */
  loads: ReadonlyMap<string, number>,
  random: Random,
): ReadonlyMap<string, readonly Needing[]> => {
  const judges = shuffled([...loads.keys()], random);
  const division: Division = {
    loads: new Map(loads),
    held: new Map(judges.map((judge) => [judge, new Set()])),
  };
  for (const entry of shuffled(entries, random)) {
    const able = shuffled(judges, random).filter((judge) => !entry.barred.has(judge));
    able.sort((one, other) => loadOf(division, one) - loadOf(division, other));
    for (const judge of able.slice(0, entry.needs)) give(division, judge, entry);
  }
  evenOut(division, judges);
  return new Map([...division.held].map(([judge, held]) => [judge, [...held]]));
};
