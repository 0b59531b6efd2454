import { NEEDED_TO_LAUNCH } from './rules.ts';

/** The needed fields, of a startup or as its form has them: null or empty while they are open. */
type Needed = Readonly<Record<keyof typeof NEEDED_TO_LAUNCH, string | null>>;

/** What a startup still lacks for its launch, by field, as an error of its form; undefined when nothing is missing. */
export const missingForLaunch = (fields: Needed): Record<string, string> | undefined => {
  const values: Readonly<Record<string, string | null>> = fields;
  const missing = Object.entries(NEEDED_TO_LAUNCH).filter(([name]) => !values[name]);
  return missing.length === 0 ? undefined : Object.fromEntries(missing);
};
