import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { getResume } from '#functions/parts/resume/repository.ts';
import { hiring } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { pdfOf } from '#functions/testing/pdf.ts';
import { published, store } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { upload } from '#functions/testing/uploads.ts';
import { totalOf } from '#shared/features/matching/arithmetic.ts';
import { match } from '#shared/features/matching/matching.ts';

beforeAll(asOperator);

const PROFILE = {
  basics: {
    name: 'Ada Lovelace',
    email: 'ada@work.example',
    location: { city: 'London', countryCode: 'GB' },
  },
  work: [{ id: 'w1', name: 'Loom Works', position: 'Programmer', startDate: '2021-03', endDate: '2024-02' }],
  skills: [{ name: 'React', backedBy: 'w1' }, { name: 'PostgreSQL' }],
  languages: [{ language: 'French' }],
  meta: {
    lookingFor: [{ places: ['London'], earliestStart: '2031-07-09' }],
    audiences: { languages: 'me', lookingFor: 'me' },
  },
};

const applicant = async (): Promise<Member> => {
  const person = await member();
  (await person.browser.call('profile.import', { body: { resume: PROFILE } })).body;
  return person;
};
const applicationOf = async ({ browser }: Member, opportunityId: string) =>
  (await browser.call('applications.get', { params: { opportunityId } })).body;
const send = ({ browser, id }: Member, opportunityId: string, given: object) =>
  browser.call('applications.apply', { body: { userId: id, opportunityId, ...given } });

describe('what is sent with an application', () => {
  it('is stored as it was, and its receipt can be replayed when profile and posting have changed', async () => {
    const person = await applicant();
    const posting = await published({
      location: 'London, UK',
      workMode: 'onsite',
      skills: ['React', 'MySQL'],
    });
    const params = { opportunityId: posting.id };
    const { body: preview } = await person.browser.call('applications.preview', { params });
    const sent = await send(person, posting.id, { note: 'I weave.\r\nWell.', source: 'search' });
    expect(sent.status).toBe(201);
    const before = await applicationOf(person, posting.id);
    (await person.browser.call('profile.import', { body: { resume: { skills: [{ name: 'Baking' }] } } }))
      .body;
    await store([{ ...posting, title: 'Baker', skills: ['Baking'] }]);
    const application = await applicationOf(person, posting.id);
    expect(application).toEqual(before);

    const { receipt, snapshot, proven } = application;
    if (!receipt) throw new Error('nothing was stored');
    expect(receipt).toEqual(preview.receipt);
    expect(match({ ...snapshot.sections, proven }, snapshot.posting, receipt.asOf)).toEqual(receipt);
    expect(totalOf(receipt.parts)).toBe(receipt.total);
    expect(receipt.total).toBeGreaterThan(0);
    expect(application).toMatchObject({
      note: 'I weave.\nWell.',
      source: 'search',
      match: receipt.total,
      resume: null,
      snapshot: { firstName: 'Ada', posting: { title: posting.title } },
    });
  });

  it('has nothing that the employer may not see, also not in the receipt', async () => {
    const person = await applicant();
    const { id } = await published({ location: 'London, UK', workMode: 'onsite' });
    (await apply(person, id)).body;
    const application = await applicationOf(person, id);
    expect(application.snapshot.sections).toMatchObject({ basics: [{ email: 'ada@work.example' }] });
    expect(JSON.stringify(application)).not.toMatch(/French|2031-07-09|dateOfBirth/);
    expect(application.receipt?.parts.location).toMatchObject({ score: null });
  });

  it('has one number for both sides, on every screen, whatever the person keeps to themselves', async () => {
    const person = await applicant();
    const skill = newSkill();
    const { employer, id } = await hiring({
      location: 'London, UK',
      workMode: 'onsite' as const,
      skills: ['React', skill],
      description: 'You build the tools of a weaving mill.',
    });
    const params = { opportunityId: id };
    await person.browser.call('saved.save', { params });
    const preview = (await person.browser.call('opportunities.match', { params: { id } })).body.total;
    const [saved] = (await person.browser.call('opportunities.saved', { query: {} })).body.items;
    const listed = await eventually('the opening in the search', async () => {
      const query = { skills: skill, sort: 'match' };
      return (await person.browser.call('opportunities.list', { query })).body.items[0];
    });
    (await apply(person, id)).body;
    const { items } = (await employer.browser.call('applicants.ofPosting', { params: { id }, query: {} }))
      .body;
    const shown = [saved?.match, listed.match, (await applicationOf(person, id)).receipt?.total];
    expect(preview).toBeGreaterThan(0);
    expect([...shown, items[0]?.match]).toEqual([preview, preview, preview, preview]);
  });

  it('has no number for an unscored review, and one again after another application', async () => {
    const person = await applicant();
    const { id } = await published();
    const { body } = await send(person, id, { unscored: true, source: 'alert' });
    expect(body).toMatchObject({ unscored: true });
    expect(body).not.toHaveProperty('match');
    expect(await applicationOf(person, id)).toMatchObject({ receipt: null, snapshot: { firstName: 'Ada' } });
    (await withdraw(person, id)).body;
    (await apply(person, id)).body;
    const again = await itemAt(`user#${person.id}`, `application#${id}`);
    expect(again).toMatchObject({ match: expect.any(Number), status: 'new' });
    expect(again).not.toHaveProperty('unscored');
    expect(again).not.toHaveProperty('source');
  });
});

describe('the resume of an application', () => {
  it('is refused without one, and the application with it', async () => {
    const person = await member();
    const { id } = await published();
    const refused = await send(person, id, { resume: true });
    expect(refused.error).toMatchObject({ code: 'invalid_input', fields: { resume: expect.any(String) } });
    expect((await person.browser.call('applications.list')).body.items).toEqual([]);
  });

  it('stays in the bucket when it is replaced or deleted', async () => {
    const person = await member();
    const { browser, id } = person;
    const accept = async (text: string) => {
      const { uploadId } = await upload(browser, pdfOf(text));
      (await browser.call('resume.acceptUpload', { params: { uploadId }, body: {} })).body;
      return { uploadId, url: (await browser.call('resume.file')).body.url };
    };
    const first = await accept('Ada Byron, ada.byron@example.com, Turin, Italy');
    const one = await published();
    expect((await send(person, one.id, { resume: true })).status).toBe(201);
    expect((await applicationOf(person, one.id)).resume).toMatchObject({ fileName: 'resume.pdf' });
    const second = await accept('Ada Lovelace, ada.lovelace@example.com, Turin');
    expect((await fetch(first.url)).status).toBe(200);
    expect((await send(person, (await published()).id, { resume: true })).status).toBe(201);
    expect((await browser.call('resume.deleteFile')).body).toEqual({});
    expect((await fetch(second.url)).status).toBe(200);
    expect((await getResume(id)).kept).toEqual(new Set([first.uploadId, second.uploadId]));
    const third = await accept('Ada King, ada.king@example.com, Turin, Italy');
    expect((await browser.call('resume.deleteFile')).body).toEqual({});
    expect((await fetch(third.url)).status).toBe(403);
  });

  it('is in the bucket whenever an application refers to it, deleted at the same moment or not', async () => {
    for (let round = 0; round < rounds(4, 40); round++) {
      const person = await member();
      const { id } = await published();
      const file = {
        uploadId: `u${round}`,
        fileName: 'a.pdf',
        size: 1,
        acceptedAt: '2026-01-05T08:00:00.000Z',
      };
      await putItem({ Item: { ...keyOf('resume', { userId: person.id }), entity: 'resume', file } });
      const [sent] = await Promise.all([
        send(person, id, { resume: true }),
        person.browser.call('resume.deleteFile'),
      ]);
      expect([201, 400, 409]).toContain(sent.status);
      const { kept = new Set(), file: left } = await getResume(person.id);
      expect(left).toBeUndefined();
      expect(kept.has(file.uploadId)).toBe(sent.status === 201);
    }
  });
});
