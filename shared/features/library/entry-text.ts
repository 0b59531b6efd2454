import * as z from 'zod';
import { roleSchema } from '#shared/core/contract.ts';
import { type ArticleBlock, ENTRY_TYPES, PERMISSIONS, TOPICS } from './article.ts';
import { type EntryFields, entryFieldsSchema, entryId } from './entry-fields.ts';

/*
 * How admins write entries: plain text, in which a line after `## ` is a heading, a line after `- ` a point of a list, and an
 * empty line ends a paragraph. A source is a line: its title, its address and the day on which it was read, with `|` between.
 */

const HEADING = '## ';
const POINT = '- ';

/** The blocks of a text. */
export const blocksFrom = (text: string): ArticleBlock[] =>
  text.split(/\n\s*\n/).flatMap((part) => {
    const blocks: ArticleBlock[] = [];
    let points: string[] = [];
    let lines: string[] = [];
    const end = () => {
      if (points.length > 0) blocks.push({ kind: 'list', items: points });
      if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join(' ') });
      points = [];
      lines = [];
    };
    for (const line of part
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean)) {
      if (line.startsWith(HEADING)) {
        end();
        blocks.push({ kind: 'heading', text: line.slice(HEADING.length).trim() });
      } else if (line.startsWith(POINT)) {
        if (lines.length > 0) end();
        points.push(line.slice(POINT.length).trim());
      } else {
        if (points.length > 0) end();
        lines.push(line);
      }
    }
    end();
    return blocks;
  });

/** Blocks as an admin edits them. */
export const textFrom = (blocks: readonly ArticleBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => POINT + item).join('\n');
      return block.kind === 'heading' ? HEADING + block.text : block.text;
    })
    .join('\n\n');

const sourcesFrom = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [title = '', url = '', readOn = ''] = line.split('|').map((part) => part.trim());
      return { title, url, readOn };
    });

const text = z.string();
const valuesSchema = z.object({
  type: z.enum(ENTRY_TYPES),
  title: text,
  roles: z.array(roleSchema),
  topic: z.enum(TOPICS),
  answer: text,
  body: text,
  copy: text,
  address: text,
  publisher: text,
  licence: text,
  allows: z.enum(PERMISSIONS),
  sources: text,
  law: z.boolean(),
});
/** An entry as the fields of the editor have it. */
export type EntryValues = z.infer<typeof valuesSchema>;

/** With the last part of its address. */
const formSchema = valuesSchema.extend({ id: entryId });
export type FormValues = z.infer<typeof formSchema>;

/** What the editor sends. */
export interface SentEntry {
  readonly id: string;
  readonly fields: EntryFields;
}

/** An entry for the editor. */
export const valuesFrom = (fields: EntryFields): EntryValues => ({
  type: fields.type,
  title: fields.title,
  roles: fields.roles,
  topic: fields.topics[0],
  answer: fields.answer,
  body: textFrom(fields.body),
  copy: fields.copy,
  address: fields.link?.address ?? '',
  publisher: fields.link?.publisher ?? '',
  licence: fields.licence.name,
  allows: fields.licence.allows,
  sources: fields.sources.map(({ title, url, readOn }) => `${title} | ${url} | ${readOn}`).join('\n'),
  law: fields.law,
});

/** In which field of the editor the parts of an entry are. */
const FIELD_OF: Readonly<Record<string, keyof EntryValues>> = { topics: 'topic', link: 'address' };

/** @param topics further topics of the entry, which the editor does not show */
export const entrySchemaFor = (topics: readonly EntryFields['topics'][number][]) =>
  formSchema.transform(({ id, ...values }, context): SentEntry => {
    const { topic, address, publisher, licence, allows, sources, body, copy, ...same } = values;
    const parsed = entryFieldsSchema.safeParse({
      ...same,
      topics: [topic, ...topics.filter((one) => one !== topic)],
      body: blocksFrom(body),
      // What another type needed stays in the form, and is not sent.
      copy: values.type === 'template' ? copy : '',
      link: values.type === 'link' ? { address, publisher } : null,
      licence: { name: licence, allows },
      sources: sourcesFrom(sources),
    });
    if (parsed.success) return { id, fields: parsed.data };
    for (const { path, message } of parsed.error.issues) {
      const [part = ''] = path.map(String);
      const field = path[1] === 'publisher' ? 'publisher' : (FIELD_OF[part] ?? part);
      context.addIssue({ code: 'custom', path: [field], message });
    }
    return z.NEVER;
  });
