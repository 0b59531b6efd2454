import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';
import { ENTRY, ENTRY_ACTORS, ENTRY_STATUSES } from './rules.ts';

const count = z.number().int().min(0);

/** What a team enters. Judges see it without the team: what it says of its authors is up to them. */
export const entryFieldsSchema = z.object({
  title: line(ENTRY.title).min(1, 'Enter a title'),
  description: paragraphs(ENTRY.description).default(''),
  links: z
    .array(webAddressSchema.min(1, 'Enter an address'))
    .max(ENTRY.links, `Add at most ${ENTRY.links}`)
    .default([]),
});
export type EntryFields = z.infer<typeof entryFieldsSchema>;

/** One version that was handed in; it never changes. */
export const entryVersionSchema = entryFieldsSchema.extend({
  /** From 1. */
  number: z.number().int().min(1).max(ENTRY.versions),
  submittedAt: momentSchema,
});
export type EntryVersion = z.infer<typeof entryVersionSchema>;

/** An entry in the list of the hosts, or of its own team. */
export const entryRowSchema = z.object({
  id: z.string(),
  /** Of the version that was handed in; for the team, of a draft. */
  title: z.string(),
  team: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(ENTRY_STATUSES),
  /** The number of the latest version that was handed in, and when; 0 and null before. */
  number: count,
  submittedAt: momentSchema.nullable(),
});
export type EntryRow = z.infer<typeof entryRowSchema>;

/** An entry as its team sees it, and as the hosts do: these without what was not handed in. */
export const entrySchema = entryRowSchema.extend({
  /** The fields that are edited; null for the hosts. */
  draft: entryFieldsSchema.nullable(),
  /** Whether the draft differs from the latest version that was handed in. */
  unsent: z.boolean(),
  /** The latest version that was handed in; null before. */
  submitted: entryVersionSchema.nullable(),
  /** All that were handed in, the first first; `entryVersion` has each. */
  versions: z.array(entryVersionSchema.pick({ number: true, submittedAt: true })).max(ENTRY.versions),
  history: z.array(
    z.object({
      status: z.enum(ENTRY_STATUSES),
      at: momentSchema,
      by: z.enum(ENTRY_ACTORS),
      reason: z.string().optional(),
    }),
  ),
  /** Why it was disqualified; empty otherwise. */
  reason: z.string(),
  version: z.number().int(),
  updatedAt: momentSchema,
});
export type Entry = z.infer<typeof entrySchema>;
