import { beforeAll, describe, expect, it } from 'vitest';
import { cleanName } from '#functions/features/google/names.ts';
import { previewOf } from '#functions/parts/conversations/repository.ts';
import { truncate } from '#functions/parts/opportunities/summary.ts';
import { LONG_CHARACTERS } from '#shared/testing/characters.ts';
import { normalise } from './parts/admin/directory/tokens.ts';
import { book, booked, open } from './testing/booking.ts';
import { allMessages, contact, say } from './testing/conversations.ts';
import { member } from './testing/members.ts';
import { asOperator } from './testing/stack.ts';

beforeAll(asOperator);

const CHARACTERS = Object.entries(LONG_CHARACTERS);

/** The marks that the directory ignores are no part of what it compares. */
const compared = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const isWhole = (text: string, beginning: string): boolean => {
  const kept = beginning.replace(/…$/, '');
  return (
    text.startsWith(kept) &&
    (segmenter.segment(text).containing(kept.length)?.index ?? kept.length) === kept.length
  );
};

describe('what is stored of a longer text', () => {
  it.each([
    ['the preview of a message', previewOf, 120, (text: string) => text],
    ['the summary of a posting', (text: string) => truncate(text, 120), 120, (text: string) => text],
    ['a name from Google', cleanName, 80, (text: string) => text],
    ['a text of the directory', normalise, 128, compared],
  ])('%s ends with a whole character, wherever it is cut', (_, cut, most, made) => {
    for (const [, character] of CHARACTERS)
      for (let at = most - 24; at <= most; at += 1) {
        const text = `${'x'.repeat(at)}${character.repeat(3)}`;
        expect(isWhole(made(text), cut(text)), `${character} at ${at}`).toBe(true);
      }
  });
});

describe('messages and topics with a character where the preview ends', () => {
  it('are taken whole when a conversation begins, goes on and is edited', async () => {
    const [guest, host] = [await member(), await member()];
    const text = (at: number, character: string) => `${'x'.repeat(at)}${character} and a few words behind it`;
    const first = await contact(guest, host, text(118, '🎉'));
    expect(first.status).toBe(201);
    const { id } = first.body.conversation;
    (await host.browser.call('conversations.accept', { params: { id } })).body;
    const sent = CHARACTERS.map(([, character]) => text(118, character));
    for (const one of sent) expect((await say(guest, id, one)).status).toBe(201);
    const last = sent.at(-1) ?? '';
    const { number } = (await say(guest, id, 'To be edited')).body;
    const edited = await guest.browser.call('conversations.edit', {
      params: { id, number: String(number) },
      body: { text: text(119, '👩‍👩‍👧‍👦') },
    });
    expect(edited.status).toBe(200);
    expect((await allMessages(guest, id)).map((one) => one.text)).toContain(last);
    const [listed] = (await host.browser.call('conversations.list', {})).body.items;
    expect(listed?.preview).toBe(`${'x'.repeat(119)}…`);
  });

  it('are taken whole as the topic of a meeting', async () => {
    const people = await open();
    const topic = `${'x'.repeat(30)}👩‍👩‍👧‍👦 topic`;
    expect((await book(people, '10:00', { topic })).body.topic).toBe(topic);
    expect(await booked(people.host)).toHaveLength(1);
  });
});
