import { describe, expect, test } from 'vitest';
import { listingProblems } from './listing.ts';
import { beginningOfResource, sentText, withResource } from './resourceText.ts';

const LISTED = {
  version: 3,
  unlisted: null,
  approval: 'approved',
  unanswered: 0,
  used: 2,
  places: 3,
} as const;
const titles = (own: Parameters<typeof listingProblems>[0]) =>
  listingProblems(own, '/settings').map(({ title }) => title);

describe('the notices about a listing', () => {
  test('say nothing while students can find the mentor', () => {
    expect(titles(LISTED)).toEqual([]);
  });

  test('ask for the settings first, whatever else is missing', () => {
    expect(titles({ ...LISTED, version: 0, unlisted: 'conduct' })).toEqual(['Set up your mentoring']);
  });

  test('name the reason of a rejection', () => {
    const [problem] = listingProblems(
      { ...LISTED, unlisted: 'approval', approval: 'rejected', approvalReason: 'No experience given.' },
      '/settings',
    );
    expect(problem?.text).toBe(
      'Reason: No experience given. Change your settings and save them to ask again.',
    );
  });

  test('warn at the first request without an answer, and not again once it has paused the listing', () => {
    expect(titles({ ...LISTED, unanswered: 1 })).toEqual(['A request wasn’t answered within 72 hours']);
    expect(titles({ ...LISTED, unanswered: 2, unlisted: 'paused', pausedBy: 'unanswered' })).toEqual([
      'Your listing is paused: 2 requests weren’t answered in time',
    ]);
    expect(titles({ ...LISTED, unlisted: 'paused', pausedBy: 'mentor' })).toEqual([
      'You take no new requests',
    ]);
  });

  test('tell a mentor without places from one whose places are taken', () => {
    expect(titles({ ...LISTED, unlisted: 'full' })).toEqual(['All your places are taken']);
    expect(titles({ ...LISTED, unlisted: 'full', places: 0 })).toEqual(['You offer no places']);
  });
});

test('a link is sent under its title, a text as it is, below what was written', () => {
  const link = {
    kind: 'link',
    title: 'Interview guide',
    url: 'https://www.example.com/guide',
    text: '',
  } as const;
  expect(sentText(link)).toBe('Interview guide\nhttps://www.example.com/guide');
  expect(beginningOfResource(link)).toContain('example.com');
  const text = { kind: 'text', title: 'Welcome', url: '', text: 'Hello!\nNice to meet you.' } as const;
  expect(sentText(text)).toBe('Hello!\nNice to meet you.');
  expect(beginningOfResource(text)).toBe('Hello!');
  expect(withResource(' ', 'Hello!')).toBe('Hello!');
  expect(withResource('As promised:\n', 'Hello!')).toBe('As promised:\n\nHello!');
});
