import type { Handler } from '#functions/core/handlers.ts';
import { getSentContents } from '#functions/parts/applications/sent-content.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { SentContent } from '#shared/features/applications/sent-content.ts';
import { MATCH_PARTS, totalOf } from '#shared/features/matching/arithmetic.ts';
import { type Facts, partsFor } from '#shared/features/matching/facts.ts';
import { askedOf, factsOf } from '#shared/features/matching/matching.ts';
import type { Asked, AskedSkill } from '#shared/features/matching/requirements.ts';
import type { Scored } from '#shared/features/screening/places.ts';
import type { screening } from '#shared/features/screening/routes.ts';
import {
  type Change,
  reweighted,
  STABILITY_AMONG,
  STABILITY_SKILLS,
  stabilityOf,
} from '#shared/features/screening/stability.ts';
import { candidatesOf } from './candidates.ts';

/** What a candidate's match is computed from: what they sent, on the day they sent it. */
interface Matched {
  readonly facts: Facts;
  readonly asked: Asked;
}

const matchedOf = ({ receipt, proven, snapshot }: SentContent): Matched | undefined =>
  receipt
    ? {
        facts: factsOf({ ...snapshot.sections, proven }, receipt.asOf),
        asked: askedOf(snapshot.posting),
      }
    : undefined;

const without = (skills: readonly AskedSkill[], left: string): AskedSkill[] =>
  skills.filter(({ skill }) => skill !== left);

/** The match of a candidate when something of the posting changes. */
const scoredWith =
  (change: Change | undefined) =>
  ({ facts, asked }: Matched): Scored => {
    const reduced =
      change?.kind === 'skill'
        ? { ...asked, must: without(asked.must, change.skill), nice: without(asked.nice, change.skill) }
        : asked;
    const own = partsFor(facts, reduced);
    const parts = change?.kind === 'weight' ? reweighted(own, change.part, change.change) : own;
    return {
      match: Math.max(0, totalOf(parts) ?? 0),
      skillsWeight: parts.skills.weight,
      mustHaves: { of: reduced.must.length },
    };
  };

/** The changes that are tried: each skill that is asked for left out, and each part that counts less and more. */
const changesOf = (matched: readonly Matched[]): Change[] => {
  const skills = new Set(
    matched.flatMap(({ asked }) => [...asked.must, ...asked.nice].map(({ skill }) => skill)),
  );
  const parts = MATCH_PARTS.filter((part) =>
    matched.some(({ facts, asked }) => partsFor(facts, asked)[part].weight > 0),
  );
  // A single part is all of the match, however much it counts.
  const weights = parts.length > 1 ? parts : [];
  return [
    ...[...skills].slice(0, STABILITY_SKILLS).map((skill): Change => ({ kind: 'skill', skill })),
    ...weights.flatMap((part): Change[] => [
      { kind: 'weight', part, change: 'less' },
      { kind: 'weight', part, change: 'more' },
    ]),
  ];
};

/** How stable the places of candidates are, by the match itself over what each of them sent. */
export const stability: Handler<typeof screening.stability, StoredOpportunity> = async ({
  record: { id },
  query: { keys },
  account,
  now,
}) => {
  const { all } = await candidatesOf(id, account.id, now);
  const first = all
    .filter(({ place }) => place !== null)
    .sort((a, b) => (a.place?.from ?? 0) - (b.place?.from ?? 0))
    .slice(0, STABILITY_AMONG);
  // Nothing is read for candidates who have no place.
  if (!first.some(({ key }) => keys.includes(key))) return { among: first.length, items: [] };
  const contents = await getSentContents(first.map(({ row }) => row));
  const known = first.flatMap(({ key, row }) => {
    const content = contents.get(row.userId);
    const matched = content && matchedOf(content);
    return matched ? [{ key, matched }] : [];
  });
  const matched = known.map((one) => one.matched);
  const found = stabilityOf(
    matched.map(scoredWith(undefined)),
    changesOf(matched).map((change) => ({ change, scored: matched.map(scoredWith(change)) })),
  );
  const byKey = new Map(known.map(({ key }, index) => [key, found[index]]));
  return {
    among: known.length,
    items: keys.flatMap((key) => {
      const one = byKey.get(key);
      return one ? [{ key, ...one, moves: [...one.moves] }] : [];
    }),
  };
};
