import { describe, expect, it } from 'vitest';
import { supportOf, unsupportedIn } from './supported.ts';

const ANSWERS = [
  {
    items: [
      { title: 'Data intern', status: 'new', replyBy: '2999-03-01', match: 84 },
      { title: 'Pilot', status: 'new', replyBy: '2999-03-02', match: 21 },
      { title: 'Cook', status: 'offered', replyBy: '2999-03-02', match: 3 },
    ],
    at: '2999-03-04T14:30:00.000Z',
  },
  { total: 80, parts: {} },
  { total: 55, parts: {} },
  { capacity: 40, going: 3 },
  { place: 30, waits: { half: 70, fourOfFive: 290 } },
];
const found = (response: string) =>
  unsupportedIn(response, supportOf(ANSWERS, 'how is “Old Mill” going', ['four weeks']));

describe('values of an answer', () => {
  it.each([
    'You have three applications, two of them New, the first for “Data intern” with a match of 84%.',
    'Answers are promised by Friday 1 March and Saturday 2 March.',
    'Your interview is on Monday 4 March at 14:30.',
    'There are 37 places left.',
    '29 ahead in the queue. Half wait under 3 days, four of five under 13.',
    'The first matches you better by 25 points. Nothing is said of “Old Mill” in the next four weeks.',
  ])('that records, the question or a rule have are supported: %s', (response) => {
    expect(found(response)).toEqual([]);
  });

  it.each([
    ['You have eight applications.', 'eight'],
    ['Your match is 85%.', '85'],
    ['There are 28 ahead in the queue.', '28'],
    ['They answer by Sunday 3 March.', 'Sunday 3 March'],
    ['Your interview is on Monday 4 March at 15:30.', 'Monday 4 March at 15:30'],
    ['You applied for “Data manager”.', 'Data manager'],
  ])('that nothing has are found: %s', (response, value) => {
    expect(found(response)).toEqual([value]);
  });
});
