import { beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { mentorKey } from '#functions/parts/mentors/repository.ts';
import { saying, someone, suspendOnly } from '#functions/testing/asks.ts';
import { answerBuddy, buddyState, newUniversity, offered, paired, seek } from '#functions/testing/buddies.ts';
import { begin } from '#functions/testing/conversations.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { saveMentor } from '#functions/testing/mentors.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#shared/core/durations.ts';
import { buddyDue } from './due.ts';

beforeAll(asOperator);

const statusOf = async (who: Member) => (await buddyState(who)).status;
const becomes = (who: Member, status: string) =>
  eventually(`the status ${status}`, async () => (await statusOf(who)) === status && true);
const toldOf = (who: Member, news: string) =>
  eventually(`the news "${news}"`, async () =>
    (await notificationsOf(who)).items.find(({ event }) => event.kind === 'buddy' && event.news === news),
  );

describe('two who wait', () => {
  it('are offered to each other with what they have in common, and paired once both accept', async () => {
    const { student, senior, id, university } = await offered();
    const shown = await buddyState(student);
    expect(shown).toMatchObject({
      status: 'offered',
      pair: {
        id,
        side: 'student',
        accepted: false,
        with: { id: senior.id },
        common: { university, topics: ['Internships'] },
      },
    });
    await toldOf(senior, 'offered');
    expect((await answerBuddy(student, 'accept', id)).body.pair).toMatchObject({
      accepted: true,
      status: 'offered',
    });
    expect((await answerBuddy(student, 'accept', id)).status).toBe(200);
    await toldOf(senior, 'accepted');
    const both = (await answerBuddy(senior, 'accept', id)).body;
    expect(both).toMatchObject({ status: 'paired', pair: { status: 'paired' } });
    const { startedAt = '', endsAt = '' } = both.pair ?? {};
    expect(Date.parse(endsAt) - Date.parse(startedAt)).toBe(8 * WEEK_MS);
    await toldOf(student, 'paired');
  });

  it('are paired when both accept at the same moment', async () => {
    const { student, senior, id } = await offered();
    const answers = await Promise.all([student, senior].map((who) => answerBuddy(who, 'accept', id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const who of [student, senior]) expect(await statusOf(who)).toBe('paired');
  });

  it('wait on when one declines, and are not offered to each other again', async () => {
    const { student, senior, id, university } = await offered();
    (await answerBuddy(student, 'decline', id)).body;
    for (const who of [student, senior]) expect(await statusOf(who)).toBe('waiting');
    await toldOf(senior, 'back');
    expect((await answerBuddy(senior, 'accept', id)).error.code).toBe('illegal_transition');
    (await seek(student, 'student')).body;
    expect(await statusOf(student)).toBe('waiting');
    // Someone else who comes is offered to the one who waits.
    const other = await someone({ role: 'alumni' }, { university });
    expect((await seek(other, 'senior')).body.pair?.with.id).toBe(student.id);
  });

  it('have a reason to talk while they are paired, and no longer', async () => {
    const { student, senior, id } = await offered();
    const reason = { kind: 'buddy', id } as const;
    expect((await begin(student, senior, reason)).status).toBe(403);
    for (const who of [student, senior]) (await answerBuddy(who, 'accept', id)).body;
    const { conversation } = (await begin(student, senior, reason)).body;
    expect(conversation.about).toEqual({ title: 'Buddies', company: '' });
    expect((await begin(await member(), senior, reason)).status).toBe(404);
    const [from, to] = [(await inDays(1)).at('00:00'), (await inDays(2)).at('00:00')];
    const free = () =>
      student.browser.call('meetings.slots', { params: { id: senior.id }, query: { from, to } });
    expect((await free()).status).toBe(200);
    (await answerBuddy(senior, 'end', id)).body;
    await toldOf(student, 'ended');
    expect((await free()).status).toBe(404);
    const text = { text: 'Still there?', clientId: `later-${id}` };
    const late = await student.browser.call('conversations.send', {
      params: { id: conversation.id },
      body: text,
    });
    expect(late.status).toBe(403);
    expect(await buddyState(student)).toMatchObject({
      status: 'ended',
      pair: null,
      history: [{ ending: 'ended' }],
    });
  });
});

describe('a user', () => {
  it('has one buddy at a time, and another on request', async () => {
    const { student, senior, id, university } = await paired();
    expect((await seek(student, 'student')).error.code).toBe('illegal_transition');
    (await answerBuddy(student, 'end', id)).body;
    expect((await answerBuddy(senior, 'end', id)).error.code).toBe('illegal_transition');
    (await seek(senior, 'senior')).body;
    (await seek(student, 'student')).body;
    // Never the same.
    for (const who of [student, senior]) expect(await statusOf(who)).toBe('waiting');
    const other = await someone({ role: 'alumni' }, { university });
    expect((await seek(other, 'senior')).body.pair?.with.id).toBe(student.id);
  });

  it('stops waiting', async () => {
    const university = newUniversity();
    const student = await someone({}, { university });
    (await seek(student, 'student')).body;
    expect((await student.browser.call('buddies.leave')).body.status).toBe('ended');
    const senior = await someone({ role: 'alumni' }, { university });
    expect((await seek(senior, 'senior')).body.status).toBe('waiting');
  });

  it('sees and changes only their own', async () => {
    const { id, student } = await offered();
    const stranger = await someone();
    for (const what of ['accept', 'decline', 'end'] as const)
      expect((await answerBuddy(stranger, what, id)).status).toBe(404);
    expect(await buddyState(stranger)).toMatchObject({ status: null, pair: null, history: [] });
    expect((await answerBuddy(student, 'end', id)).error.code).toBe('illegal_transition');
  });

  it('is told what the profile lacks', async () => {
    const fields = async (who: Member, as: 'student' | 'senior') => (await seek(who, as)).error.fields?.as;
    expect(await fields(await someone(), 'student')).toContain('university');
    expect(await fields(await someone({ role: 'alumni' }, { university: 'x' }), 'student')).toContain(
      'senior',
    );
    expect(await fields(await someone({}, { university: 'x' }), 'senior')).toContain('graduation year');
    expect(await fields(await someone({}, { university: 'x', dateOfBirth: '' }), 'student')).toContain(
      'birth',
    );
  });

  it('under 18 is not offered to an alumnus without an approval', async () => {
    const university = newUniversity();
    const child = await someone({}, { university, graduationYear: '2030', dateOfBirth: '2899-01-01' });
    const alumnus = await someone({ role: 'alumni' }, { university });
    (await seek(child, 'student')).body;
    expect((await seek(alumnus, 'senior')).body.status).toBe('waiting');
    const older = await someone({}, { university, graduationYear: '2028', dateOfBirth: '2898-01-01' });
    expect((await seek(older, 'senior')).body.pair?.with.id).toBe(child.id);
  });

  it('under 18 is not paired with an alumnus whose approval was taken back after the offer', async () => {
    const university = newUniversity();
    const child = await someone({}, { university, graduationYear: '2030', dateOfBirth: '2899-01-01' });
    const alumnus = await someone({ role: 'alumni' }, { university });
    (await saveMentor(alumnus)).body;
    const approve = (approvedForMinors: boolean) =>
      updateItem(updateOf(mentorKey(alumnus.id), { set: { approvedForMinors }, add: { revision: 1 } }));
    await approve(true);
    (await seek(alumnus, 'senior')).body;
    const { id = '' } = (await seek(child, 'student')).body.pair ?? {};
    await approve(false);
    expect((await answerBuddy(child, 'accept', id)).status).toBe(403);
    await approve(true);
    for (const who of [child, alumnus]) (await answerBuddy(who, 'accept', id)).body;
    expect(await statusOf(child)).toBe('paired');
  });

  it('is not offered to who blocked them or is suspended, and waits with a confirmed address', async () => {
    const university = newUniversity();
    const [blocking, gone] = [
      await someone({ role: 'alumni' }, { university }),
      await someone({ role: 'alumni' }, { university }),
    ];
    for (const senior of [blocking, gone]) (await seek(senior, 'senior')).body;
    const student = await someone({}, { university });
    (await blocking.browser.call('conversations.block', { params: { userId: student.id } })).body;
    await suspendOnly(gone);
    expect((await seek(student, 'student')).body.status).toBe('waiting');
    const unconfirmed = await someone({ emailConfirmed: false }, { university });
    expect((await seek(unconfirmed, 'student')).error.code).toBe('email_unconfirmed');
  });
});

describe('the schedule', () => {
  it('closes an offer after seven days, and ends a pair after its term', async () => {
    const { student, senior, id } = await offered();
    const term = await paired();
    (await answerBuddy(student, 'accept', id)).body;
    const since = async (who: Member) => (await itemAt(`buddies#${who.id}`, 'seat'))?.since;
    const before = [await since(student), await since(senior)];
    // A task that comes too early changes nothing.
    for (const pairId of [id, term.id]) await buddyDue.run({ pairId }, await advanceClock(0));
    expect([await statusOf(student), await statusOf(term.student)]).toEqual(['offered', 'paired']);
    await advanceClock(7 * DAY_MS + 2 * HOUR_MS);
    for (const who of [student, senior]) await becomes(who, 'waiting');
    // Who did not answer waits behind all others.
    expect(await since(student)).toBe(before[0]);
    expect(String(await since(senior)) > String(before[1])).toBe(true);
    await toldOf(student, 'back');
    expect(await statusOf(term.student)).toBe('paired');
    await advanceClock(7 * WEEK_MS + HOUR_MS);
    for (const who of [term.student, term.senior]) await becomes(who, 'ended');
    await toldOf(term.senior, 'over');
    expect((await buddyState(term.student)).history).toMatchObject([{ id: term.id, ending: 'term' }]);
  });

  it('finds two who began to wait without seeing each other', async () => {
    const university = newUniversity();
    const [student, senior] = [
      await someone({}, { university }),
      await someone({ role: 'alumni' }, { university: `${university} elsewhere` }),
    ];
    (await seek(student, 'student')).body;
    (await seek(senior, 'senior')).body;
    expect(await statusOf(senior)).toBe('waiting');
    await saying(senior, { university });
    await advanceClock(2 * HOUR_MS);
    await becomes(student, 'offered');
    expect((await buddyState(senior)).pair?.with.id).toBe(student.id);
  });
});
