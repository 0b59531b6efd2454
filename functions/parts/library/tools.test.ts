import { beforeAll, describe, expect, it } from 'vitest';
import type { ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { asOperator } from '#functions/testing/stack.ts';
import type { Role } from '#shared/core/contract.ts';
import { blockSchema, sourceSchema } from '#shared/features/ai/schema.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { TOOLS } from './tools.ts';

beforeAll(asOperator);

const [tool] = TOOLS;
const ask = async (
  text: string,
  role: Role = 'student',
  now = '2026-12-01T12:00:00.000Z',
): Promise<ToolAnswer> => {
  if (!tool) throw new Error('There is no tool.');
  const call: ToolCall = {
    slots: { text, typed: text, skills: [] },
    references: [],
    user: { id: 'u', role, firstName: 'Ada' },
    timeZone: 'UTC',
    now: new Date(now),
    call: () => Promise.reject(new Error('No route is called.')),
  };
  return tool.answer(call);
};
const textsOf = ({ blocks }: ToolAnswer): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    return block.kind === 'list' ? block.items.map(({ text }) => text) : [];
  });

describe('the tool of the library', () => {
  it('answers with the article’s own words, a few points, its address and what to ask next', async () => {
    const answer = await ask('how do i write a cover letter');
    const article = ARTICLES.find(({ id }) => id === 'cover-letter');
    expect(textsOf(answer)[0]).toBe(article?.answer);
    expect(answer.blocks.find(({ kind }) => kind === 'list')).toHaveProperty('items.length', 4);
    expect(answer.sources).toEqual([{ title: article?.title, url: '/library/cover-letter' }]);
    expect(answer.suggestions).toHaveLength(2);
    const long = await ask('What does UK law say about discrimination in hiring?');
    expect(textsOf(long)).toContain('Six more are in the article');
    for (const block of answer.blocks) expect(() => blockSchema.parse(block)).not.toThrow();
    for (const source of answer.sources) expect(() => sourceSchema.parse(source)).not.toThrow();
  });

  it('says of law what it is, and when its sources should have been read again', async () => {
    const question = 'can I stay in the united kingdom after my degree';
    const outline = (texts: string[]) => texts.find((text) => text.includes('outline of official pages'));
    expect(outline(textsOf(await ask(question)))).not.toContain('out of date');
    expect(outline(textsOf(await ask(question, 'student', '2027-06-01T12:00:00.000Z')))).toContain(
      'out of date',
    );
    expect(outline(textsOf(await ask('how do i write a cover letter')))).toBeUndefined();
  });

  it('says so when nothing fits, with what comes closest if anything does', async () => {
    const nothing = await ask('quicksort mongolia');
    expect(textsOf(nothing)).toEqual([expect.stringContaining('no article about that')]);
    expect(nothing.sources).toEqual([]);
    const near = await ask('parking near the stadium');
    expect(textsOf(near)[0]).toContain('closest');
    expect(near.sources).toEqual([]);
  });
});
