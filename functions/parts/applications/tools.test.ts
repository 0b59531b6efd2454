import { beforeAll, describe, expect, it } from 'vitest';
import { TOOLS as UNREAD_TOOLS } from '#functions/parts/conversations/tools.ts';
import { TOOLS as MEETING_TOOLS } from '#functions/parts/meetings/tools.ts';
import { TOOLS as RESUME_TOOLS } from '#functions/parts/resume/tools.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { decide, hiring, offer } from '#functions/testing/applicants.ts';
import { apply } from '#functions/testing/applications.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { dayText } from '#shared/core/day-text.ts';
import { interviewKit } from '#shared/features/meetings/interview-kit.ts';
import { TOOLS } from './tools.ts';

const status = toolOf(TOOLS, 'applications.status');
const practise = toolOf(TOOLS, 'applications.practise');
const applying = toolOf(TOOLS, 'applications.apply');
const withdrawing = toolOf(TOOLS, 'applications.withdraw');
const health = toolOf(RESUME_TOOLS, 'resume.health');
const unread = toolOf(UNREAD_TOOLS, 'conversations.unread');
const upcoming = toolOf(MEETING_TOOLS, 'meetings.upcoming');

const REQUIREMENTS = ['Experience with React', 'You explain your work to others'];
type Hiring = Awaited<ReturnType<typeof hiring>>;
let first: Hiring;
let second: Hiring;
let student: Member;
beforeAll(async () => {
  first = await hiring({ title: 'Lock keeper', requirements: REQUIREMENTS, skills: ['React', 'SQL'] });
  second = await hiring({ title: 'Pilot trainee', requirements: [], skills: [] });
  student = await member({}, ['React']);
  for (const { id } of [first, second]) (await apply(student, id)).body;
});

const referenceTo = ({ id }: Hiring, title: string) =>
  ({ kind: 'opportunity', id, label: `${title} at Harbour & Co` }) as const;
const lock = () => ({ references: [referenceTo(first, 'Lock keeper')] });

describe('the status of applications', () => {
  it('says what waits for the user first, and then what the employer promised', async () => {
    const before = await askTool(status, student);
    expect(textOf(before)).toContain('You have two open applications: two new. Nothing waits for you');
    expect(textOf(before)).toContain(`they promised an answer by ${dayText('3000-01-14')}`);
    await offer(first.employer, first.id, student.id);
    const after = await askTool(status, student);
    expect(textOf(after)).toContain('One waits for you.');
    expect(textOf(after)).toContain(`Lock keeper at Harbour & Co: Offered · answer the offer by`);
    expect(after.references?.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(after.sources).toEqual([{ title: 'Applications', url: '/dashboard/student/applications' }]);
    const one = await askTool(status, student, { name: 'pilot trainee' });
    expect(textOf(one)).toContain('You applied for “Pilot trainee” at Harbour & Co on');
    expect(one.references?.map(({ id }) => id)).toEqual([second.id]);
  });

  it('mentions those sent elsewhere, and says when there is none', async () => {
    const who = await member();
    const none = await askTool(status, who);
    expect(textOf(none)).toBe('You haven’t applied for anything on Fledge yet.');
    expect(none.suggestions).toEqual(['Which openings match me best?']);
    const body = { title: 'Cook', company: 'Galley', stage: 'applied' as const };
    (await who.browser.call('applications.addOutside', { body })).body;
    expect(textOf(await askTool(status, who))).toContain('You also follow one application that you sent');
  });
});

describe('practising an interview', () => {
  it('asks the questions of the posting one by one, with the line of the profile', async () => {
    const questions = interviewKit({ requirements: REQUIREMENTS, skills: ['React', 'SQL'] });
    const one = await askTool(practise, student, { ordinal: 1 }, lock());
    expect(textOf(one)).toContain(`Question 1 of ${questions.length} for “Lock keeper” at Harbour & Co`);
    expect(textOf(one)).toContain(questions[0]?.question);
    expect(textOf(one)).toContain(questions[0]?.follow);
    expect(textOf(one)).toContain('Your profile has a line for it: “React”.');
    expect(one.suggestions).toContain('The second question');
    const next = await askTool(practise, student, { ordinal: 2 }, { references: one.references ?? [] });
    expect(textOf(next)).toContain(questions[1]?.question);
  });

  it('says when a posting gives nothing to ask about', async () => {
    const answer = await askTool(
      practise,
      student,
      {},
      {
        references: [referenceTo(second, 'Pilot trainee')],
      },
    );
    expect(textOf(answer)).toContain('names neither requirements nor skills');
  });
});

describe('applying', () => {
  it('is proposed with what is sent to whom, and with what must still be the same', async () => {
    const who = await member({}, ['React']);
    const answer = await askTool(applying, who, {}, lock());
    const { body } = await who.browser.call('applications.preview', { params: { opportunityId: first.id } });
    expect(answer.proposals).toEqual([
      {
        kind: 'apply',
        label: 'Apply',
        effect: `Sends your profile as employers see it and your match of ${body.receipt.total}% to Harbour & Co for “Lock keeper”. You can withdraw it until they decide.`,
        target: `/opportunities/${first.id}`,
        run: {
          route: 'applications.apply',
          input: { body: { userId: who.id, opportunityId: first.id, resume: false } },
        },
        unchanged: {
          route: 'opportunities.get',
          input: { params: { id: first.id } },
          fields: ['status', 'title', 'company', 'deadline', 'replyBy', 'changes'],
        },
      },
    ]);
    const { run } = answer.proposals?.[0] ?? {};
    expect((await who.browser.call('applications.apply', run?.input as never)).status).toBe(201);
  });

  it('is not proposed where the route would refuse it, and says why', async () => {
    const refused = async (who: Member, hired: Hiring) => {
      const references = [referenceTo(hired, 'Lock keeper')];
      const answer = await askTool(applying, who, {}, { references });
      expect(answer.proposals).toBeUndefined();
      return textOf(answer);
    };
    expect(await refused(student, first)).toContain('You’ve already applied for “Lock keeper”');
    expect(await refused(await member({ emailConfirmed: false }), first)).toContain('Confirm your email');
    const closed = await hiring({ title: 'Lock keeper', status: 'closed' });
    expect(await refused(await member(), closed)).toContain('is closed and takes no applications');
    const past = await hiring({ title: 'Lock keeper', deadline: '2026-01-02' });
    expect(await refused(await member(), past)).toContain('takes no applications');
  });
});

describe('withdrawing', () => {
  it('is proposed for the application that is meant', async () => {
    const both = await askTool(withdrawing, student);
    expect(textOf(both)).toContain('Which application would you like to withdraw?');
    expect(both.references).toHaveLength(2);
    const { proposals } = await askTool(withdrawing, student, { name: 'pilot' });
    expect(proposals?.[0]).toMatchObject({
      kind: 'withdraw',
      target: `/opportunities/${second.id}`,
      run: { route: 'applications.withdraw', input: { params: { opportunityId: second.id } } },
      unchanged: { route: 'applications.get', fields: ['status', 'updatedAt'] },
    });
  });

  it('is not proposed once it is decided', async () => {
    const who = await member();
    expect(textOf(await askTool(withdrawing, who))).toBe('You have no application that can be withdrawn.');
    (await apply(who, first.id)).body;
    await decide(first.employer, first.id, who.id, 'rejected');
    const answer = await askTool(withdrawing, who, {}, lock());
    expect(textOf(answer)).toContain('can’t be withdrawn any more: its status is Rejected');
    expect(answer.proposals).toBeUndefined();
  });
});

describe('resume health', () => {
  it('names what counts most of what is missing, as the home screen does', async () => {
    const answer = await askTool(health, student);
    const { body } = await student.browser.call('dashboard.get', { params: { userId: student.id } });
    expect(textOf(answer)).toContain(`Your Resume Health is ${body.resumeScore}%. What counts most: `);
    expect(textOf(answer)).toContain('You have uploaded no resume file yet.');
    expect(answer.blocks[1]).toMatchObject({ kind: 'cards', cards: { length: 4 } });
  });
});

describe('what is unread, and what comes next', () => {
  it('counts messages and notifications, and says nothing of what they say', async () => {
    const [who, other] = [await member({ role: 'employer' }), await member()];
    expect(textOf(await askTool(unread, other))).toContain('You have read everything');
    const hired = await hiring();
    (await apply(other, hired.id)).body;
    const reason = { kind: 'application', opportunityId: hired.id, userId: other.id } as const;
    const body = { with: other.id, reason, text: 'Canary of a message', clientId: 'client-one' };
    (await hired.employer.browser.call('conversations.create', { body })).body;
    const answer = await askTool(unread, other);
    expect(textOf(answer)).toMatch(/^You have one unread message and /);
    expect(JSON.stringify(answer)).not.toContain('Canary');
    expect(textOf(await askTool(unread, who, {}, { role: 'employer' }))).toContain(
      'You have read everything',
    );
  });

  it('names meetings that wait for the user before those with a time', async () => {
    expect(textOf(await askTool(upcoming, await member()))).toContain('You have no meeting');
    const hired = await hiring({ title: 'Lock keeper' });
    const who = await member();
    (await apply(who, hired.id)).body;
    for (const to of ['reviewed', 'interview_scheduled'] as const)
      (await decide(hired.employer, hired.id, who.id, to)).body;
    const { at } = await inDays(3);
    const reason = { kind: 'application', opportunityId: hired.id, userId: who.id } as const;
    const meeting = (topic: string, clock: string) =>
      hired.employer.browser.call('meetings.create', {
        body: { with: who.id, reason, topic, minutes: 30, proposed: [at(clock)] },
      });
    const picked = (await meeting('The first talk', '10:00')).body;
    const accepted = { params: { id: picked.id }, body: { start: at('10:00') } };
    (await who.browser.call('meetings.accept', accepted)).body;
    (await meeting('The second talk', '12:00')).body;
    const answer = await askTool(upcoming, who, {}, { timeZone: 'America/New_York' });
    expect(answer.references?.map(({ label }) => label)).toEqual(['The second talk', 'The first talk']);
    expect(textOf(answer)).toMatch(
      /Your next meeting is the interview with Erin Example on .* at 0[56]:00\./,
    );
    expect(textOf(answer)).toContain('One proposed meeting waits for your answer.');
    const state = textOf(await askTool(status, who));
    expect(state).toMatch(/Interview Scheduled · interview on .* at 10:00/);
    const theirs = await askTool(upcoming, hired.employer, {}, { role: 'employer' });
    expect(theirs.references?.map(({ label }) => label)).toEqual(['The first talk', 'The second talk']);
  });
});
