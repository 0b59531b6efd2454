import * as z from 'zod';
import type { Fact, Proposal, Reference } from '#functions/core/advisor/tool.ts';
import { type Block, blockSchema, type Source, sourceSchema } from '#shared/features/ai/schema.ts';

/** The answer to one question, before it is joined with that to a second one. */
export interface Part {
  /** The question as it was understood, which is shown above the answer when there are two. */
  readonly heading?: string;
  readonly blocks: readonly Block[];
  readonly sources: readonly Source[];
  readonly suggestions: readonly string[];
  readonly proposals: readonly Proposal[];
  readonly references: readonly Reference[];
  readonly facts: readonly Fact[];
}

const NOTHING = { sources: [], suggestions: [], proposals: [], references: [], facts: [] };

/** A part that says something and knows nothing of any record. */
export const said = (text: string, suggestions: readonly string[] = []): Part => ({
  ...NOTHING,
  blocks: [{ kind: 'paragraph', text }],
  suggestions,
});

const shownSchema = z.object({ blocks: z.array(blockSchema).min(1), sources: z.array(sourceSchema) });

/** A part whose blocks and links are of the contract: throws for an address outside of the site. */
export const checked = (part: Part): Part => ({ ...part, ...shownSchema.parse(part) });
