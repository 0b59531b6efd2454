import { beforeAll, describe, expect, it } from 'vitest';
import { TOOLS as SAVED_TOOLS } from '#functions/parts/saved/tools.ts';
import { TOOLS as SEARCH_TOOLS } from '#functions/parts/searches/tools.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { publish } from '#functions/testing/publish.ts';
import { TOOLS } from './tools.ts';

const find = toolOf(TOOLS, 'opportunities.find');
const explain = toolOf(TOOLS, 'opportunities.explain');
const compare = toolOf(TOOLS, 'opportunities.compare');
const gap = toolOf(TOOLS, 'opportunities.skillGap');
const list = toolOf(SAVED_TOOLS, 'saved.list');
const save = toolOf(SAVED_TOOLS, 'saved.save');
const alerts = toolOf(SEARCH_TOOLS, 'searches.list');
const createAlert = toolOf(SEARCH_TOOLS, 'searches.create');

/** Two skills that no other test's postings ask for. */
const [known, missing] = [newSkill(), newSkill()];
const [title, word] = [`Tidewatcher ${newSkill()}`, 'tidewatcher'];
const internship = someOpportunity({
  title,
  type: 'internship',
  company: 'Orkney Robotics',
  skills: [known],
  deadline: '2999-12-31',
});
const job = someOpportunity({ title, company: 'Harbour Lights', skills: [known, missing] });
const closed = someOpportunity({ title, company: 'Old Mill', skills: [known], status: 'closed' });

let student: Member;
beforeAll(async () => {
  await publish([internship, job, closed]);
  student = await member({}, [known]);
});

const referenceTo = ({ id, company }: typeof job) =>
  ({ kind: 'opportunity', id, label: `${title} at ${company}` }) as const;
const BOTH = { references: [referenceTo(internship), referenceTo(job)] };

const receipt = async (id: string) =>
  (await student.browser.call('opportunities.match', { params: { id } })).body;

describe('finding openings', () => {
  it('shows those that match, best first, with the match and the reason of the receipt', async () => {
    const answer = await askTool(find, student, { title });
    expect(answer.references?.map(({ id }) => id)).toEqual([internship.id, job.id]);
    const { total } = await receipt(internship.id);
    expect(textOf(answer)).toContain('There are two openings');
    expect(textOf(answer)).toContain(`${title} at Orkney Robotics: ${total}% match`);
    expect(textOf(answer)).toContain(`you have ${known}`);
    expect(answer.facts[1]?.values).toMatchObject({
      title: { kind: 'text', value: title },
      match: { kind: 'number', value: String(total) },
    });
    expect(answer.sources[0]?.url).toMatch(/^\/explore\?q=/);
  });

  it('narrows by type, and says when nothing fits before it widens', async () => {
    const interns = await askTool(find, student, { title, type: 'internship' });
    expect(textOf(interns)).toContain('There is one internship');
    expect(interns.references).toHaveLength(1);
    const elsewhere = await askTool(find, student, { title, place: 'Reykjavik' });
    expect(textOf(elsewhere)).toMatch(
      /^There are no openings for .* in Reykjavik\. Elsewhere, there are two/,
    );
    const nothing = await askTool(find, student, { title: 'zzqq zzqq' });
    expect(textOf(nothing)).toContain('There are no openings for “zzqq zzqq”');
    expect(nothing.suggestions).toContain('Create an alert for that');
  });

  it('shows the best matches without anything to search for, and says when nothing matches', async () => {
    const answer = await askTool(find, student);
    expect(answer.references?.[0]).toMatchObject({ kind: 'opportunity', id: internship.id });
    expect(textOf(answer)).toContain('Of all that is open, these match your profile best.');
    expect(textOf(await askTool(find, await member()))).toContain('matches your profile yet');
  });
});

describe('explaining a match', () => {
  it('says what the receipt says: what is there, what is missing, and what would raise it', async () => {
    const { total, raises } = await receipt(job.id);
    const answer = await askTool(explain, student, { ordinal: 2 }, BOTH);
    const text = textOf(answer);
    expect(text).toContain(`Your profile matches “${title}” at Harbour Lights at ${total}%.`);
    expect(text).toContain(`You have 1 of the 3 skills that it requires: ${known}.`);
    expect(text).toContain(`Missing: ${missing} and mark`);
    expect(text).toContain(`${raises[0]?.what}: `);
    expect(answer.references).toEqual([referenceTo(job)]);
  });

  it('finds an opening by name, among the last ones and among all', async () => {
    const among = await askTool(explain, student, { name: 'harbour lights' }, BOTH);
    expect(among.references).toEqual([referenceTo(job)]);
    const all = await askTool(explain, student, { title: word, name: 'orkney' });
    expect(all.references).toEqual([referenceTo(internship)]);
  });

  it('asks which one is meant when it is unclear, and says when there is none of that name', async () => {
    const several = await askTool(explain, student, {}, BOTH);
    expect(textOf(several)).toContain('Which match should I explain?');
    expect(several.references).toEqual(BOTH.references);
    expect(several.suggestions).toEqual(['The first one', 'The second one']);
    const unknown = await askTool(explain, student, { name: 'zzqq' });
    expect(textOf(unknown)).toContain('I found no open posting called “zzqq”');
  });

  it('turns a refusal into a sentence', async () => {
    const gone = { kind: 'opportunity', id: 'gone', label: 'Gone at Nowhere' } as const;
    const answer = await askTool(explain, student, { ordinal: 1 }, { references: [gone] });
    expect(textOf(answer)).toBe('I can’t find that any more. It may have been removed since.');
  });
});

describe('comparing matches', () => {
  it('puts two receipts side by side', async () => {
    const [one, other] = [(await receipt(internship.id)).total ?? 0, (await receipt(job.id)).total ?? 0];
    const answer = await askTool(compare, student, { ordinals: [1, 2] }, BOTH);
    const text = textOf(answer);
    expect(text).toContain(`“${title}” at Orkney Robotics matches you better, by ${one - other} points`);
    expect(text).toContain('1 of 3 required skills');
    const byName = await askTool(compare, student, { name: 'harbour and orkney' }, BOTH);
    expect(byName.references?.map(({ id }) => id)).toEqual([job.id, internship.id]);
  });

  it('asks for two when there are fewer', async () => {
    expect(textOf(await askTool(compare, student))).toContain('Which two should I compare?');
  });
});

describe('the skill gap', () => {
  it('counts what the openings for a title ask for, and what of it the profile has', async () => {
    const text = textOf(await askTool(gap, student, { title: word, name: title.slice(word.length + 1) }));
    expect(text).toContain('I compared your profile with the two openings');
    expect(text).toContain(`Both ask for ${known}; your profile has it`);
    expect(text).toContain(`One of the two asks for ${missing}; your profile doesn’t have it`);
  });

  it('asks for the title, and says when there is no such opening', async () => {
    expect(textOf(await askTool(gap, student))).toContain('For which role?');
    expect(textOf(await askTool(gap, student, { title: 'zzqq' }))).toContain('There are no openings');
  });
});

describe('saving', () => {
  it('proposes it, and says when it is saved already', async () => {
    const who = await member();
    expect(textOf(await askTool(list, who))).toContain('You have saved no openings yet');
    const answer = await askTool(save, who, { ordinal: 1 }, BOTH);
    expect(answer.proposals).toMatchObject([
      {
        kind: 'save',
        target: `/opportunities/${internship.id}`,
        run: { route: 'saved.save', input: { params: { opportunityId: internship.id } } },
        unchanged: { route: 'saved.get', fields: ['saved'] },
      },
    ]);
    for (const id of [internship.id, closed.id])
      (await who.browser.call('saved.save', { params: { opportunityId: id } })).body;
    const again = await askTool(save, who, { ordinal: 1 }, BOTH);
    expect(again.proposals).toBeUndefined();
    expect(textOf(again)).toContain('is already among your saved openings');
    const saved = await askTool(list, who);
    expect(textOf(saved)).toContain('You have saved two openings. One of them is still open.');
    expect(textOf(saved)).toContain('The nearest deadline is');
    expect(saved.references?.map(({ id }) => id)).toEqual([internship.id]);
    await apply(who, internship.id);
    expect((await askTool(list, who)).references).toHaveLength(2);
  });
});

describe('alerts', () => {
  it('proposes the search that was asked for, once', async () => {
    const who = await member();
    expect(textOf(await askTool(alerts, who))).toContain('You have no saved search yet');
    const asked = { title, type: 'internship', place: 'Boston' } as const;
    const answer = await askTool(createAlert, who, asked);
    const query = { type: 'internship', q: title, location: 'Boston' };
    expect(answer.proposals?.[0]).toMatchObject({
      kind: 'alert',
      run: { route: 'searches.add', input: { body: { query, alert: 'daily' } } },
    });
    const { id } = (await who.browser.call('searches.add', { body: { name: 'Mine', query, alert: 'none' } }))
      .body;
    expect((await askTool(createAlert, who, asked)).proposals?.[0]?.run).toEqual({
      route: 'searches.change',
      input: { params: { id }, body: { alert: 'daily' } },
    });
    (await who.browser.call('searches.change', { params: { id }, body: { alert: 'daily' } })).body;
    expect(textOf(await askTool(createAlert, who, asked))).toContain('You already have an alert');
    expect(textOf(await askTool(alerts, who))).toContain('You have one saved search. It has a daily alert.');
  });

  it('asks for what to look for', async () => {
    expect(textOf(await askTool(createAlert, student))).toContain('For which openings?');
  });
});
