import { divided, type Needing } from './balance.ts';
import { COMMON_ENTRIES, JUDGES_PER_ENTRY } from './rules.ts';
import { inCodeOrder, randomOf, shuffled } from './seeded-random.ts';

/** An entry that is judged, with the judges who must not score it. */
export interface JudgedEntry {
  readonly id: string;
  readonly conflicts: readonly string[];
}

/** That a judge is to score an entry, or has. */
export interface Assigned {
  readonly judge: string;
  readonly entryId: string;
}

/** A further assignment, with its place in the judge’s own order. */
export interface Placed extends Assigned {
  readonly place: number;
}

/** What assignments follow from: with the same, they are the same. */
export interface Panel {
  /** Drawn once for a challenge, and published. */
  readonly seed: string;
  /** How often it was assigned before: 0 at first. */
  readonly round: number;
  /** Those who judge from now on. */
  readonly judges: readonly string[];
  readonly entries: readonly JudgedEntry[];
  /** The entries that all judge; empty at first. */
  readonly common: readonly string[];
  /** What stays: that which is scored, and that which judges who go on still have to score. */
  readonly kept: readonly Placed[];
}

export interface Plan {
  readonly common: readonly string[];
  readonly added: readonly Placed[];
  /** Entries that too few judges can score: the others have a conflict. */
  readonly short: readonly string[];
}

/** Those that the fewest judges must not score, at random among equals. */
const chooseCommon = ({ seed, judges, entries }: Panel): string[] => {
  const conflicts = ({ conflicts: having }: JudgedEntry): number =>
    judges.filter((judge) => having.includes(judge)).length;
  return shuffled(entries, randomOf(seed, 'common'))
    .sort((one, other) => conflicts(one) - conflicts(other))
    .slice(0, COMMON_ENTRIES)
    .map(({ id }) => id);
};

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** What a judge is given, in an order of their own, after what they have. */
const inOwnOrder = (
  { seed, round, kept }: Panel,
  judge: string,
  entryIds: readonly string[],
): readonly Placed[] => {
  const last = kept.reduce((most, one) => (one.judge === judge ? Math.max(most, one.place) : most), 0);
  return shuffled([...entryIds].sort(inCodeOrder), randomOf(seed, `order ${round}`, judge)).map(
    (entryId, index) => ({ judge, entryId, place: last + index + 1 }),
  );
};

const planned = (panel: Panel): Plan => {
  const { seed, round, judges, entries, kept } = panel;
  const common = panel.common.length > 0 ? panel.common : chooseCommon(panel);
  const judgesOf = grouped(kept, ({ entryId }) => entryId);
  const given = new Map(judges.map((judge): [string, string[]] => [judge, []]));
  const needing = entries.map(({ id, conflicts }): Needing => {
    const barred = new Set([...conflicts, ...(judgesOf.get(id) ?? []).map(({ judge }) => judge)]);
    let has = judgesOf.get(id)?.length ?? 0;
    if (common.includes(id))
      for (const judge of judges) {
        if (barred.has(judge)) continue;
        given.get(judge)?.push(id);
        barred.add(judge);
        has += 1;
      }
    return { id, needs: Math.max(0, JUDGES_PER_ENTRY - has), barred };
  });
  const keptBy = grouped(kept, ({ judge }) => judge);
  const loads = new Map(
    [...given].map(([judge, ids]) => [judge, ids.length + (keptBy.get(judge)?.length ?? 0)]),
  );
  const missing = new Map(needing.filter(({ needs }) => needs > 0).map(({ id, needs }) => [id, needs]));
  const division = divided(
    needing.filter(({ needs }) => needs > 0),
    loads,
    randomOf(seed, `division ${round}`),
  );
  for (const [judge, held] of division)
    for (const { id } of held) {
      given.get(judge)?.push(id);
      missing.set(id, (missing.get(id) ?? 0) - 1);
    }
  return {
    common,
    added: [...given].flatMap(([judge, ids]) => inOwnOrder(panel, judge, ids)),
    short: [...missing].filter(([, needs]) => needs > 0).map(([id]) => id),
  };
};

/**
 * What has to be assigned so that each entry has its judges: three at least, none with a conflict, all judges for the
 * common entries, loads as even as that permits, and each judge’s own random order. At first nothing is kept;
 * later, what late judges left open goes to the others. What was given in which order makes no difference.
 */
export const assign = (panel: Panel): Plan => {
  const conflicts = new Map(panel.entries.map(({ id, conflicts: having }) => [id, having]));
  return planned({
    ...panel,
    judges: [...new Set(panel.judges)].sort(inCodeOrder),
    entries: [...panel.entries].sort((one, other) => inCodeOrder(one.id, other.id)),
    kept: panel.kept.filter(({ judge, entryId }) => conflicts.get(entryId)?.includes(judge) === false),
  });
};
