import * as z from 'zod';

/** A value of a line as it is stored. */
export const importedValueSchema = z.object({
  /** The column's name in the schema, such as `firstName`. */
  column: z.string(),
  value: z.string(),
  /** What the file says, where that is not the same. */
  given: z.string().optional(),
});
export type ImportedValue = z.infer<typeof importedValueSchema>;

/** What every line of an import says beside its name. */
export const importedLine = {
  /** As an editor counts: the header is line 1. */
  line: z.number().int().min(1),
  ok: z.boolean(),
  /** Why the line is not `ok`. */
  message: z.string().optional(),
  /** Every value that is stored; of a line that is not `ok`, what was read. */
  values: z.array(importedValueSchema),
};

/** The columns of a file that are not read, by their names in it. */
export const ignoredColumns = z.array(z.string());

/** What a character becomes that was read in the wrong encoding. */
const REPLACEMENT = '\ufffd';

/** Why a line is refused of which a text was read in the wrong encoding. */
export const UNREADABLE_CHARACTER =
  'A character couldn’t be read (�). Save the file as CSV UTF-8, or choose its encoding, and import it again';

/** Whether one of the texts has a character that was read in the wrong encoding. */
export const isMisread = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes(REPLACEMENT));
