import { shownDomain } from '#shared/core/shown-domain.ts';
import type { Resource } from '#shared/features/mentors/schema.ts';

type Content = Pick<Resource, 'kind' | 'title' | 'url' | 'text'>;

/** What is written into a message or a note: a text as it is, a link under its title, with the words about it. */
export const sentText = ({ kind, title, url, text }: Content): string =>
  kind === 'text' ? text : [title, url, text].filter((part) => part !== '').join('\n');

/** What a list says of it under its title: the site that a link leads to, or how a text begins. */
export const beginningOfResource = ({ kind, url, text }: Content): string =>
  kind === 'link' ? shownDomain(new URL(url).hostname) : (text.split('\n', 1)[0] ?? '');

/** What is being written, with a resource below it. */
export const withResource = (written: string, resource: string): string =>
  written.trim() === '' ? resource : `${written.trimEnd()}\n\n${resource}`;
