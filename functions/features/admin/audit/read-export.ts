import Papa from 'papaparse';
import * as z from 'zod';
import { withFormulas } from '#shared/core/csv.ts';
import { type AuditEntry, auditEntrySchema } from '#shared/features/admin/audit.ts';

const jsonCell = z.string().transform((text): unknown => JSON.parse(text));

const lineSchema = z
  .object({
    n: z.coerce.number(),
    at: z.string(),
    actorId: z.string(),
    actor: z.string(),
    action: z.string(),
    targetId: z.string(),
    target: z.string(),
    reason: z.string(),
    before: jsonCell,
    after: jsonCell,
    previousHash: z.string(),
    hash: z.string(),
  })
  .transform(({ actorId, actor, targetId, target, ...rest }) => ({
    ...rest,
    actor: { id: actorId, name: actor },
    target: { id: targetId, name: target },
  }))
  .pipe(auditEntrySchema);

/** The entries of an exported audit log (`toCsv`), in order. Throws when the text is not one. */
export const readExport = (csv: string): AuditEntry[] => {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
    transform: withFormulas,
  });
  if (errors[0]) throw new Error(`Line ${(errors[0].row ?? 0) + 2}: ${errors[0].message}`);
  return z.array(lineSchema).parse(data);
};
