import { beforeAll, expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { ANSWERS_FOR_BADGE } from '#shared/features/credentials/badges.ts';
import { documentPath } from '#shared/features/credentials/paths.ts';
import { isCredentialDocument } from '#shared/features/credentials/shapes.ts';
import { awardAnswers, awardMentor, awardReviewer } from './effects.ts';

beforeAll(asOperator);

const badgesOf = async ({ browser }: Member) => (await browser.call('credentials.list')).body.items;

it('a first review earns a badge once, which is signed when it is asked for', async () => {
  const mentor = await member({ role: 'mentor' });
  const at = await advanceClock(0);
  const after = {
    status: 'finished',
    title: 'Tides',
    finishedAt: at.toISOString(),
    reviewer: { id: mentor.id },
  };
  await Promise.all([1, 2, 3].map(() => awardReviewer({ before: { status: 'claimed' }, after, at })));
  await awardReviewer({ before: { status: 'claimed' }, after, at });
  // A revision is no first one.
  await awardReviewer({ before: { status: 'finished' }, after, at });
  const [badge, ...more] = await badgesOf(mentor);
  expect([badge?.kind, badge?.achievement.name, badge?.validUntil, more]).toEqual([
    'badge',
    'First review',
    null,
    [],
  ]);
  const id = badge?.id ?? '';
  const [first, second] = await Promise.all([1, 2].map(() => new Browser().send(documentPath(id))));
  expect(isCredentialDocument(JSON.parse(first?.text ?? ''))).toBe(true);
  expect(second?.text).toBe(first?.text);
  expect((await mentor.browser.call('credentials.get', { params: { id } })).body.document).toBe(first?.text);
  await eventually('the notification', async () => {
    const { items } = (await mentor.browser.call('notifications.list')).body;
    return items.some(({ event }) => event.kind === 'credential' && event.news === 'badge');
  });
});

it('ten answers earn a badge, each counted once', async () => {
  const alumnus = await member({ role: 'alumni' });
  const at = await advanceClock(0);
  const answer = (id: number) =>
    awardAnswers({
      before: { status: 'asked' },
      after: { id: `ask-${id}`, status: 'answered', alumnus: { id: alumnus.id } },
      at,
    });
  for (let id = 1; id < ANSWERS_FOR_BADGE; id++) await answer(id);
  for (let again = 0; again < 3; again++) await answer(1);
  expect(await badgesOf(alumnus)).toEqual([]);
  await answer(ANSWERS_FOR_BADGE);
  await answer(ANSWERS_FOR_BADGE + 1);
  expect((await badgesOf(alumnus)).map(({ achievement }) => achievement.name)).toEqual(['Ten answers']);
});

it('a term earns its mentor a badge when it is over, and not when one of them ends it', async () => {
  const at = await advanceClock(0);
  for (const [by, count] of [
    ['mentee', 0],
    ['mentor', 0],
    ['schedule', 1],
  ] as const) {
    const mentor = await member({ role: 'mentor' });
    const history = [
      { status: 'active', at: '2026-01-05T09:00:00.000Z', by: 'mentor' },
      { status: 'ended', at: at.toISOString(), by },
    ];
    await awardMentor({
      before: { status: 'active' },
      after: { status: 'ended', mentor: { id: mentor.id }, history },
      at,
    });
    expect([by, (await badgesOf(mentor)).length]).toEqual([by, count]);
  }
});
