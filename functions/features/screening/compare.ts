import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getSentContents } from '#functions/parts/applications/sent-content.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { hideIdentity, identityOf, showIdentity } from '#functions/parts/screening/blind.ts';
import type { SentContent } from '#shared/features/applications/sent-content.ts';
import { MATCH_PARTS } from '#shared/features/matching/arithmetic.ts';
import type { Comparison, screening } from '#shared/features/screening/routes.ts';
import { candidatesOf, type Listed, shown } from './candidates.ts';
import { linesOf } from './lines.ts';
import { sentLines } from './sent-lines.ts';

/** A candidate with what they sent, and what hides their identity in it. */
interface Compared {
  readonly listed: Listed;
  readonly isRevealed: boolean;
  /** Missing for one whose record the read of a moment ago did not have yet. */
  readonly content: SentContent | undefined;
  readonly hide: (text: string) => string;
}

const partsOf = (compared: readonly Compared[]): Comparison['parts'] =>
  MATCH_PARTS.map((part) => ({
    part,
    cells: compared.map(({ content }) => {
      const found = content?.receipt?.parts[part];
      return found && found.weight > 0 ? { score: found.score, weight: found.weight } : null;
    }),
  })).filter(({ cells }) => cells.some((cell) => cell !== null));

interface Asked {
  readonly opportunityId: string;
  readonly keys: readonly string[];
  readonly viewerId: string;
  readonly now: Date;
}

/** Candidates line by line. Who asked for a review without a number has no receipt, and so no line of one. */
const compared = async ({ opportunityId, keys, viewerId, now }: Asked): Promise<Comparison> => {
  const { all, groups, isRevealed } = await candidatesOf(opportunityId, viewerId, now);
  const wanted = keys.flatMap((key) => all.find((listed) => listed.key === key) ?? []);
  if (wanted.length === 0)
    throw new AppError('not_found', { message: 'These candidates are no longer in the list.' });
  const contents = await getSentContents(wanted.map(({ row }) => row));
  const sides = wanted.map((listed): Compared => {
    const content = contents.get(listed.row.userId);
    const revealed = isRevealed(listed);
    const hide = revealed ? showIdentity : hideIdentity(identityOf(listed.row, content?.snapshot.sections));
    return { listed, content, isRevealed: revealed, hide };
  });
  return {
    candidates: sides.map(({ listed, isRevealed: revealed }) => shown(listed, revealed)),
    ranked: groups.ranked,
    lines: linesOf(sides.map(({ content, hide }) => ({ receipt: content?.receipt ?? null, hide }))),
    parts: partsOf(sides),
    sent: sentLines(sides.map(({ content, hide }) => ({ sections: content?.snapshot.sections ?? {}, hide }))),
  };
};

/** Candidates of a posting side by side. */
export const compare: Handler<typeof screening.compare, StoredOpportunity> = ({
  record: { id },
  query: { keys },
  account,
  now,
}) => compared({ opportunityId: id, keys, viewerId: account.id, now });

/** The same of one candidate, whom every plan shows. */
export const candidate: Handler<typeof screening.candidate, StoredOpportunity> = ({
  record: { id },
  query: { key },
  account,
  now,
}) => compared({ opportunityId: id, keys: [key], viewerId: account.id, now });
