import { beforeAll, describe, expect, it } from 'vitest';
import { TOOLS as ADMIN_TOOLS } from '#functions/parts/admin/tools.ts';
import { TOOLS as ANALYTICS_TOOLS } from '#functions/parts/analytics/tools.ts';
import { TOOLS as SCREENING_TOOLS } from '#functions/parts/screening/tools.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { decide, hiring } from '#functions/testing/applicants.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { setUp } from '#functions/testing/screening.ts';
import { eventually } from '#functions/testing/stack.ts';
import { TOOLS } from './tools.ts';

const pipeline = toolOf(TOOLS, 'postings.pipeline');
const overdue = toolOf(TOOLS, 'postings.overdue');
const draft = toolOf(TOOLS, 'postings.draft');
const compare = toolOf(SCREENING_TOOLS, 'screening.compare');
const figures = toolOf(ANALYTICS_TOOLS, 'analytics.hiring');
const waiting = toolOf(ADMIN_TOOLS, 'admin.waiting');
const users = toolOf(ADMIN_TOOLS, 'admin.figures');

const EMPLOYER = { role: 'employer' } as const;
/** The names of all applicants here: no answer has any of them. */
const NAMES = /Quilla|Canary/;

type Hired = Awaited<ReturnType<typeof setUp>>;
let hired: Hired;
let other: string;
beforeAll(async () => {
  hired = await setUp([4, 4, 1]);
  const posting = someOpportunity({
    title: 'Second mate',
    companyId: hired.company.id,
    deadline: '2999-12-01',
    replyBy: '2026-01-02',
  });
  other = (await storePosting(posting, hired.employer.id)).id;
  const late = await member({ firstName: 'Quilla' });
  (await apply(late, other)).body;
  const [first] = hired.people;
  await decide(hired.employer, hired.id, first?.id ?? '', 'reviewed');
});

describe('the pipeline', () => {
  it('counts all postings and each, as the screen of the applicants does', async () => {
    const answer = await askTool(pipeline, hired.employer, {}, EMPLOYER);
    const { counts } = (await hired.employer.browser.call('applicants.list')).body;
    expect(textOf(answer)).toContain(
      `You have four applicants for two postings: ${counts.new} New and ${counts.reviewed} Reviewed.`,
    );
    expect(textOf(answer)).toContain('Three applications are still to be read.');
    expect(answer.references?.map(({ id }) => id).sort()).toEqual([hired.id, other].sort());
    const one = await askTool(pipeline, hired.employer, { name: 'second mate' }, EMPLOYER);
    expect(textOf(one)).toContain('“Second mate” has one applicant. One application is still to be read.');
    expect(textOf(one)).toContain('New: 1');
    expect(JSON.stringify([answer, one])).not.toMatch(NAMES);
  });

  it('says when nobody has applied, or nothing is open', async () => {
    const { employer } = await hiring();
    expect(textOf(await askTool(pipeline, employer, {}, EMPLOYER))).toContain('Nobody has applied yet.');
    const alone = await askTool(pipeline, await member({ role: 'alumni' }), {}, { role: 'alumni' });
    expect(textOf(alone)).toContain('You have no open posting');
    const pending = await member({ role: 'employer', approved: false });
    expect(textOf(await askTool(pipeline, pending, {}, EMPLOYER))).toContain('still waiting for approval');
  });
});

describe('overdue answers', () => {
  it('are counted for each posting, without names', async () => {
    const answer = await askTool(overdue, hired.employer, {}, EMPLOYER);
    expect(textOf(answer)).toContain('One answer is overdue.');
    expect(textOf(answer)).toContain('Second mate: 1 overdue');
    expect(answer.references).toEqual([{ kind: 'posting', id: other, label: 'Second mate' }]);
    expect(JSON.stringify(answer)).not.toMatch(NAMES);
    await eventually(
      'the same number in the analytics',
      async () => (await hired.employer.browser.call('analytics.hiring')).body.replies.overdue === 1,
    );
    const none = await askTool(overdue, (await hiring()).employer, {}, EMPLOYER);
    expect(textOf(none)).toBe('Nobody waits for an answer from you.');
  });
});

describe('a draft', () => {
  it('has what the question says, and is one that the route takes', async () => {
    const slots = { title: 'data analyst', type: 'internship', skills: ['SQL'], place: 'Boston' } as const;
    const answer = await askTool(draft, hired.employer, slots, EMPLOYER);
    expect(textOf(answer)).toContain('internship posting “Data analyst” in Boston, asking for SQL');
    expect(textOf(answer)).toContain('Before you publish it, add a description and the pay.');
    const input = answer.proposals?.[0]?.run.input as never;
    const created = (await hired.employer.browser.call('postings.create', input)).body;
    expect(created).toMatchObject({ status: 'draft', title: 'Data analyst', location: 'Boston' });
    expect((await hired.employer.browser.call('postings.create', input)).body.id).toBe(created.id);
  });

  it('is not proposed in words that the linter stops, and says which', async () => {
    const warned = await askTool(draft, hired.employer, { title: 'sales ninja' }, EMPLOYER);
    expect(textOf(warned)).toContain('The posting linter has');
    expect(warned.proposals).toHaveLength(1);
    const title = 'native English speaker for support';
    const answer = await askTool(draft, hired.employer, { title }, EMPLOYER);
    expect(answer.proposals).toBeUndefined();
    expect(textOf(answer)).toContain('the posting linter stops');
    expect(answer.facts[0]?.values.severity).toEqual({ kind: 'word', value: 'error' });
    expect(textOf(await askTool(draft, hired.employer, {}, EMPLOYER))).toContain('For which role?');
  });
});

describe('comparing candidates', () => {
  const labelsOf = async (who: Member, id: string) =>
    (await who.browser.call('screening.list', { params: { id } })).body.items.map(({ label }) => label);

  it('shows what each receipt shows, by letters in their order, names ties and ranks nobody', async () => {
    const references = [{ kind: 'posting', id: hired.id, label: 'Junior engineer' }] as const;
    const answer = await askTool(compare, hired.employer, {}, { ...EMPLOYER, references });
    const labels = (await labelsOf(hired.employer, hired.id)).toSorted();
    const text = textOf(answer);
    expect(text).toContain('They are not ranked: here is what each receipt for “Junior engineer” shows.');
    expect(text).toMatch(/The receipts can’t tell Candidate \w+ and Candidate \w+ apart\./);
    const [, items] = answer.blocks;
    expect(items?.kind === 'list' && items.items.map((one) => one.text.split(' shows')[0])).toEqual(labels);
    expect(text).toContain('shows React; not Node.js, SQL and Docker');
    expect(JSON.stringify(answer)).not.toMatch(NAMES);
    expect(text).not.toMatch(/\d+%|\b(best|better|first|top|strongest)\b/i);
    const [one = '', two = ''] = labels.map((label) => label.split(' ')[1]);
    const typed = `compare candidates ${one.toLowerCase()} and ${two}`;
    const named = await askTool(compare, hired.employer, { typed }, { ...EMPLOYER, references });
    expect(named.facts.map(({ values }) => values.label?.value)).toEqual(labels.slice(0, 2));
  });

  it('asks which posting and which candidates when there are several', async () => {
    const several = await askTool(compare, hired.employer, {}, EMPLOYER);
    expect(textOf(several)).toContain('Candidates of which posting?');
    const crowd = await setUp([1, 1, 2, 3, 4]);
    const answer = await eventually('the posting in Screening', async () => {
      const asked = await askTool(compare, crowd.employer, {}, EMPLOYER);
      return !textOf(asked).startsWith('Nobody has applied') && asked;
    });
    expect(textOf(answer)).toContain('Which candidates?');
    expect(textOf(answer)).toContain('There are 5: Candidate ');
    const none = await askTool(compare, (await hiring()).employer, {}, EMPLOYER);
    expect(textOf(none)).toContain('so there is nobody to compare');
  });
});

describe('hiring figures', () => {
  it('are those of the analytics, for all postings or one', async () => {
    // The numbers are packed some seconds after a change; the decision was the last one.
    const answer = await eventually('the decision in the numbers', async () => {
      const asked = await askTool(figures, hired.employer, {}, EMPLOYER);
      return textOf(asked).includes('Reviewed: 1') && asked;
    });
    expect(textOf(answer)).toContain('Four users have applied for two postings; 0 were invited');
    const one = await askTool(figures, hired.employer, { name: 'second mate' }, EMPLOYER);
    expect(textOf(one)).toContain('One user has applied for “Second mate”');
    const none = await askTool(figures, (await hiring()).employer, {}, EMPLOYER);
    expect(textOf(none)).toContain('Nobody has applied yet');
  });
});

describe('an admin', () => {
  const ADMIN = { role: 'admin' } as const;

  it('gets the counts of the queues and of the directory', async () => {
    const admin = await member({ role: 'admin' });
    const { count } = (await admin.browser.call('admin.approvals')).body;
    const review = (await admin.browser.call('moderation.count')).body;
    const answer = await askTool(waiting, admin, {}, ADMIN);
    const values = answer.facts.map((fact) => fact.values.count?.value);
    expect(values.slice(0, 3)).toEqual([count, review.companies, review.postings].map(String));
    expect(textOf(answer)).toMatch(/for a decision/);
    const { counts, figures: numbers } = (await admin.browser.call('admin.users')).body;
    const text = textOf(await askTool(users, admin, {}, ADMIN));
    expect(text).toContain(`${numbers.active} active and ${numbers.waiting} waiting for approval`);
    expect(text).toContain(`${counts.student} student`);
  });

  it('is refused what is for admins alone, in a sentence', async () => {
    const text = textOf(await askTool(users, await member(), {}, ADMIN));
    expect(text).toBe('Your account doesn’t have access to that.');
  });
});
