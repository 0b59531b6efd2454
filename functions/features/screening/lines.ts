import type { Evidence, Receipt } from '#shared/core/match-receipt.ts';
import { MATCH_PARTS, type MatchPart } from '#shared/features/matching/arithmetic.ts';
import { OPTIONAL, SIMILAR } from '#shared/features/matching/must-haves.ts';
import { toEmployer } from '#shared/features/matching/receipt-words.ts';
import type { ComparedCell, Comparison } from '#shared/features/screening/routes.ts';
import type { Fit } from '#shared/features/screening/rules.ts';

interface Side {
  /** Null in a review without a number. */
  readonly receipt: Receipt | null;
  /** Hides what identifies the candidate. */
  readonly hide: (text: string) => string;
}

type Line = Comparison['lines'][number];

/** How well one line of the skills is met, by the words that the receipt has for it. */
const skillFit = ({ claim, profile }: Evidence, score: number | null): Fit => {
  if (profile === '') return score === null ? 'unknown' : 'no';
  return claim.includes(SIMILAR) ? 'part' : 'yes';
};

/** The same of another part, which has one line: by its score. */
const partFit = (score: number | null): Fit => {
  if (score === null) return 'unknown';
  return score === 100 ? 'yes' : score === 0 ? 'no' : 'part';
};

/** What a line is about, and what it says of the candidate: `React: listed in your profile`. */
const claimOf = (part: MatchPart, { claim, posting }: Evidence) => {
  const at = claim.indexOf(': ');
  const [subject, said] = at < 0 ? ['', claim] : [claim.slice(0, at), claim.slice(at + 2)];
  return {
    asked: part === 'skills' ? subject.replace(` ${OPTIONAL}`, '') : posting,
    optional: subject.endsWith(OPTIONAL),
    said: `${said.charAt(0).toUpperCase()}${said.slice(1)}`,
  };
};

/** What is compared of each candidate: the lines of their receipts, those about the same requirement side by side. */
export const linesOf = (sides: readonly Side[]): Line[] => {
  const lines = new Map<string, Line>();
  for (const [index, { receipt, hide }] of sides.entries())
    for (const part of receipt ? MATCH_PARTS : []) {
      const { evidence = [], score = null } = receipt?.parts[part] ?? {};
      for (const one of evidence) {
        const { asked, optional, said } = claimOf(part, one);
        const id = `${part} ${optional} ${asked}`;
        const line = lines.get(id) ?? { part, asked, optional, cells: sides.map(() => null) };
        const cell: ComparedCell = {
          fit: part === 'skills' ? skillFit(one, score) : partFit(score),
          claim: hide(toEmployer(said)),
          profile: hide(one.profile),
        };
        lines.set(id, { ...line, cells: line.cells.with(index, cell) });
      }
    }
  const rank = ({ part, optional }: Line): number => MATCH_PARTS.indexOf(part) * 2 + Number(optional);
  return [...lines.values()].sort((a, b) => rank(a) - rank(b));
};
