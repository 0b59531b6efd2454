import { START } from '#functions/parts/admin/audit/chain.ts';
import { entriesAfter } from '#functions/parts/admin/audit/repository.ts';
import type { AuditEntry } from '#shared/features/admin/audit.ts';
import { firstBroken } from './integrity.ts';
import { readExport } from './read-export.ts';

const read = (csv: string): AuditEntry[] | undefined => {
  try {
    return readExport(csv);
  } catch {
    return undefined;
  }
};

/**
 * What is wrong with an export, in a sentence; undefined when it is intact and its last entry, whose hash includes all
 * before it, is in the log. This finds a log that was replaced as a whole since the export.
 */
export const verifyExport = async (csv: string): Promise<string | undefined> => {
  const entries = read(csv);
  const last = entries?.at(-1);
  if (!entries || !last) return 'The file is not an export of the audit log, or not all of one.';
  const broken = firstBroken(START, entries);
  if (broken !== undefined) return `The export is broken at entry ${broken}.`;
  const [logged] = await entriesAfter(last.n - 1, 1);
  return logged?.hash === last.hash
    ? undefined
    : `The audit log differs from the export: it was replaced at or before entry ${last.n}.`;
};
