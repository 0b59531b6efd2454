import { createHash } from 'node:crypto';
import type { AuditEntry, AuditFact } from '#shared/features/admin/audit.ts';

/** The previous hash of the first entry. */
export const GENESIS = '0'.repeat(64);

/** The end of the chain: the number and the hash of the latest entry. */
export interface Link {
  readonly n: number;
  readonly hash: string;
}
export const START: Link = { n: 0, hash: GENESIS };

/** JSON with the keys of every object in alphabetical order: the same value always has the same text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const hashOf = (previousHash: string, content: AuditFact & { n: number }): string =>
  createHash('sha256').update(previousHash).update(canonical(content)).digest('hex');

/** The entry that follows in the chain. */
export const nextEntry = (after: Link, fact: AuditFact): AuditEntry => {
  const content = { ...fact, n: after.n + 1 };
  return { ...content, previousHash: after.hash, hash: hashOf(after.hash, content) };
};

/** Whether the entry is the one that follows, unchanged. */
export const follows = (after: Link, { previousHash, hash, ...content }: AuditEntry): boolean =>
  content.n === after.n + 1 && previousHash === after.hash && hash === hashOf(previousHash, content);
