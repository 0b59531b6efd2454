import { beforeAll, describe, expect, it } from 'vitest';
import { momentIn } from '#functions/core/advisor/times.ts';
import { storeMeeting } from '#functions/scenarios/meeting.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { hiring } from '#functions/testing/applicants.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentoring, session } from '#functions/testing/mentorships.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { publish, published } from '#functions/testing/publish.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import type { Answer } from '#shared/features/ai/schema.ts';
import { ALL_THERE } from './answering/texts.ts';

const ask = async ({ browser }: Member, message: string): Promise<Answer> =>
  (await browser.call('ai.chat', { body: { message } })).body;
const titlesIn = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.map(({ title }) => title) : []));

describe('a list of openings', () => {
  const known = newSkill();
  const title = `Harpoonsmith ${newSkill()}`;
  let who: Member;
  beforeAll(async () => {
    const companies = ['Orkney', 'Kelpwright', 'Bluefin', 'Tidewater', 'Meridian', 'Fenwick', 'Saltmarsh'];
    await publish(companies.map((company) => someOpportunity({ title, company, skills: [known] })));
    who = await member({}, [known]);
  });

  it('is still counted after one of it was explained, and the others are what is left of it', async () => {
    const listed = titlesIn(await ask(who, 'Find openings for harpoonsmith'));
    expect(listed).toHaveLength(5);
    const second = await ask(who, 'Why does the second one match me?');
    expect(second.sources[0]?.title).toBe(listed[1]);
    expect(titlesIn(await ask(who, 'and the others?'))).toEqual(listed.toSpliced(1, 1));
    await ask(who, 'Find openings for harpoonsmith');
    await ask(who, 'Why does the second one match me?');
    const compared = await ask(who, 'compare the first and the second');
    expect(titlesIn(compared)).toEqual(listed.slice(0, 2));
    await ask(who, 'Find openings for harpoonsmith');
    await ask(who, 'Why does the second one match me?');
    expect((await ask(who, 'and the third one?')).sources[0]?.title).toBe(listed[2]);
    expect((await ask(who, 'apply to it')).actions[0]?.effect).toContain(listed[2]?.split(' at ').at(-1));
  });

  it('goes on where more were found, and ends with where all are', async () => {
    const first = titlesIn(await ask(who, 'Find openings for harpoonsmith'));
    const others = await ask(who, 'and the others?');
    expect(others.response).toContain('Of the openings for “harpoonsmith”, these match you next.');
    expect(new Set([...first, ...titlesIn(others)]).size).toBe(7);
    const end = await ask(who, 'show me more');
    expect(titlesIn(end)).toEqual([]);
    expect(end.response).toContain('That is all I can show here.');
    expect(end.sources[0]?.url).toMatch(/^\/explore\?q=harpoonsmith/);
  });
});

it('the others of an answer that has no more lead to their screen', async () => {
  const who = await member();
  await ask(who, 'Which alerts do I have?');
  const answer = await ask(who, 'and the others?');
  expect(answer.response).toContain(ALL_THERE);
  expect(answer.blocks[1]).toMatchObject({ kind: 'list', items: [{ path: expect.stringContaining('/') }] });
});

it('an interview and a session are both named when a question means either, and each is prepared by its name', async () => {
  const { student, mentor, id } = await mentoring();
  const start = (await inDays(6)).at('10:00');
  (await session(student, mentor, id, { start })).body;
  expect((await ask(student, 'Help me prepare for my meeting')).response).toContain('An agenda for it:');
  const openings = [await published({ skills: ['React'] }), await published({ skills: ['SQL'] })];
  const [host, interview] = [await member({ role: 'employer' }), (await inDays(3)).at('09:00')];
  const meet = async (index: number, at: string) =>
    storeMeeting({
      status: 'confirmed',
      reason: { kind: 'application', opportunityId: openings[index]?.id ?? '', userId: student.id },
      about: `${openings[index]?.title} at ${openings[index]?.company}`,
      host: { id: host.id, name: 'Erin Okafor' },
      guest: { id: student.id, name: 'Sanna Lind' },
      start: at,
      createdAt: (await advanceClock(0)).toISOString(),
    });
  await meet(0, interview);
  // A question after one about the session would be about that.
  (await student.browser.call('ai.deleteHistory')).body;
  const both = await ask(student, 'Help me prepare for my meeting');
  expect(both.response).toContain(
    `You have an interview with Erin Okafor on ${momentIn(interview, 'UTC')} and a mentoring session with`,
  );
  expect(both.suggestions).toEqual(['Practice for my interview', 'Prepare my mentoring session']);
  const practice = await ask(student, both.suggestions[0] ?? '');
  expect(practice.response).toContain(`Your interview is on ${momentIn(interview, 'UTC')}. Question 1 of`);
  expect(practice.sources[0]?.url).toBe(`/opportunities/${openings[0]?.id}`);
  expect((await ask(student, both.suggestions[1] ?? '')).response).toContain('An agenda for it:');
  await meet(1, (await inDays(4)).at('09:00'));
  expect(titlesIn(await ask(student, 'Prepare me for my interview'))).toHaveLength(2);
  expect((await ask(student, 'The second one')).sources[0]?.url).toBe(`/opportunities/${openings[1]?.id}`);
  expect((await ask(student, 'The second question')).response).toMatch(/^Question [12] of \d/);
  await ask(student, 'Which openings match me best?');
  expect((await ask(student, 'Practice for my interview')).sources[0]?.title).toBe('Calendar');
});

it('a draft has the place that its question names', async () => {
  const { employer } = await hiring();
  const { actions } = await ask(employer, 'draft a posting for a data analyst in Berlin');
  expect(actions[0]?.effect).toContain('“Data analyst” in Berlin.');
  (await employer.browser.call('ai.confirm', { params: { id: actions[0]?.id ?? '' } })).body;
  const { items } = (await employer.browser.call('postings.mine', { query: { status: 'draft' } })).body;
  expect(items.map(({ title, location }) => [title, location])).toContainEqual(['Data analyst', 'Berlin']);
});
