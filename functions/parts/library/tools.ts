import type { Tool, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { numberWord, sentence } from '#functions/core/advisor/words.ts';
import { ROLES } from '#shared/core/contract.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { Block, Source } from '#shared/features/ai/schema.ts';
import { type Article, articlePath, isPastDue } from '#shared/features/library/article.ts';
import { currentLibrary } from './current.ts';
import type { Found } from './library.ts';

const POINTS_AT_MOST = 3;
/** An article answers a question from this score and share of its words on. Below, it is only near it. */
const FITS = { score: 30, covered: 0.35 } as const;

const sourceOf = ({ id, title }: Article): Source => ({ title, url: articlePath(id) });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** The first points that the article lists, below their heading if they have one of their own. */
const pointsOf = ({ id, body }: Article): Block[] => {
  const at = body.findIndex(({ kind }) => kind === 'list');
  const [before, listed] = [body[at - 1], body[at]];
  if (listed?.kind !== 'list') return [];
  const { length } = listed.items;
  // What is left out is said, so that three of nine do not read as all.
  const most = length === POINTS_AT_MOST + 1 ? length : POINTS_AT_MOST;
  const items = [
    ...listed.items.slice(0, most).map((text) => ({ text, path: null })),
    ...(length > most
      ? [{ text: `${sentence(numberWord(length - most))} more are in the article`, path: articlePath(id) }]
      : []),
  ];
  return [
    ...(before?.kind === 'heading' ? [paragraph(`${before.text}:`)] : []),
    { kind: 'list', ordered: false, items },
  ];
};

/** What a reader should know of an article about law or visas before relying on it. */
const cautionOf = (article: Article, today: string): Block[] => {
  if (!article.law) return [];
  const outline =
    'This is an outline of official pages, which the article names, and no advice for a single case.';
  return [
    paragraph(
      isPastDue(article, today)
        ? `${outline} They should have been read again by now, so it may be out of date.`
        : outline,
    ),
  ];
};

const nothingFits = (near: readonly Found[]): ToolAnswer => ({
  blocks: [
    paragraph(
      near.length === 0
        ? 'I have no article about that. Try other words, or ask an alumnus or a mentor.'
        : 'I have no article that answers that. These come closest:',
    ),
    ...(near.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            ordered: false,
            items: near.map(({ article: { id, title } }) => ({ text: title, path: articlePath(id) })),
          },
        ]),
  ],
  sources: [],
  facts: [],
});

const answer = async ({ slots, user, now }: ToolCall): Promise<ToolAnswer> => {
  const { findArticles, relatedTo, titled } = await currentLibrary();
  const found = findArticles(slots.text, user.role);
  const [best] = found;
  const isFound = best !== undefined && best.score >= FITS.score && best.covered >= FITS.covered;
  const article = titled(slots.typed) ?? (isFound ? best.article : undefined);
  if (!article) return nothingFits(found.slice(0, POINTS_AT_MOST));
  return {
    blocks: [paragraph(article.answer), ...pointsOf(article), ...cautionOf(article, earliestDay(now))],
    sources: [sourceOf(article)],
    // An article is read as it was written: no model words it anew.
    facts: [],
    suggestions: relatedTo(article, user.role).map(({ title }) => title),
  };
};

export const TOOLS: readonly Tool[] = [
  {
    intent: 'library.article',
    roles: ROLES,
    question: 'How does blind screening work?',
    routes: [],
    answer,
  },
];
