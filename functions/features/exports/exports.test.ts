import fc from 'fast-check';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { applied, decide, hiring } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { EXPORTS_AT_ONCE } from '#shared/core/export-rules.ts';

beforeAll(asOperator);

type Format = 'csv' | 'json';
const ask = ({ browser }: Member, filters: Record<string, string> = {}, format: Format = 'csv') =>
  browser.call('exports.create', { body: { kind: 'applications', format, filters: filters as never } });

/** The export when it is over. */
const ended = ({ browser }: Member, id: string) =>
  eventually('the end of the export', async () => {
    const { body } = await browser.call('exports.get', { params: { id } });
    return (body.status === 'ready' || body.status === 'failed') && body;
  });

/** Exports what the filters find and gives the file. */
const fileFor = async (who: Member, filters: Record<string, string>, format: Format = 'csv') => {
  const { url = '' } = await ended(who, (await ask(who, filters, format)).body.id);
  const response = await fetch(url);
  return { text: await response.text(), name: response.headers.get('content-disposition') };
};

const idsIn = (csv: string): (string | undefined)[] =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data.map(({ applicantId }) => applicantId);

describe('an export', () => {
  it('has exactly whom the list shows, in its order, as CSV and as JSON, and the bell tells', async () => {
    const { employer, id } = await hiring();
    const people = await applied(id, 4);
    const [first, second] = people;
    if (!first || !second) throw new Error('nobody applied');
    (await decide(employer, id, first.id, 'reviewed')).body;
    (await withdraw(second, id)).body;
    for (const filters of [{}, { status: 'new' }, { opportunityId: id, sort: 'latest' }, { q: 'zzz' }]) {
      const listed = (await employer.browser.call('applicants.list', { query: filters as never })).body;
      const { text, name } = await fileFor(employer, filters);
      expect(idsIn(text)).toEqual(listed.items.map(({ userId }) => userId));
      expect(name).toMatch(/applicants-\d{4}-\d\d-\d\d\.csv/);
    }
    const { text } = await fileFor(employer, { status: 'reviewed' }, 'json');
    const json = JSON.parse(text);
    expect(json.filters).toEqual({ status: 'reviewed' });
    expect(json.applicants.map((one: { applicantId: string }) => one.applicantId)).toEqual([first.id]);
    await eventually('the notification', async () => {
      const { items } = (await employer.browser.call('notifications.list')).body;
      return items.some(({ event }) => event.kind === 'export_ready' && event.count === 1);
    });
  });

  it('has no number of who asked for an unscored review', async () => {
    const { employer, id } = await hiring();
    const unscored = await member({}, ['React']);
    await unscored.browser.call('applications.apply', {
      body: { userId: unscored.id, opportunityId: id, unscored: true },
    });
    const { text } = await fileFor(employer, {}, 'json');
    const [row] = JSON.parse(text).applicants;
    expect(row).toMatchObject({ applicantId: unscored.id, review: 'without a number' });
    const numbers = Object.entries(row).filter(
      ([name]) => name.startsWith('match') || name.startsWith('must'),
    );
    expect(numbers.map(([, value]) => value)).toEqual(numbers.map(() => null));
  });

  it('is for who asked, as long as they belong to the company: for anyone else there is none', async () => {
    const { employer, colleague, id } = await hiring();
    await applied(id, 1);
    const stranger = (await hiring()).employer;
    const { id: exported } = (await ask(employer)).body;
    await ended(employer, exported);
    const get = ({ browser }: Member, one: string) => browser.call('exports.get', { params: { id: one } });
    const missing = await get(employer, 'nothing');
    for (const other of [colleague, stranger]) {
      const refused = await get(other, exported);
      expect([refused.status, refused.error.message]).toEqual([404, missing.error.message]);
    }
    expect((await get(employer, exported)).body.url).toContain('X-Amz-Expires=300');
    (await employer.browser.call('companies.leave')).body;
    expect((await get(employer, exported)).status).toBe(404);
  });

  it('of another company’s posting has nobody in it', async () => {
    const { id } = await hiring();
    await applied(id, 1);
    const { employer } = await hiring();
    expect(idsIn((await fileFor(employer, { opportunityId: id })).text)).toEqual([]);
  });

  const seed = Number(process.env.SEED || 32);
  it(`is one of few at a time, also of many at once, and its place is free when it is over (SEED=${seed})`, async () => {
    const sizes = fc.sample(fc.integer({ min: EXPORTS_AT_ONCE + 1, max: 24 }), {
      numRuns: rounds(2, 25),
      seed,
    });
    for (const size of sizes) {
      const { employer, id } = await hiring();
      (await apply(await member(), id)).body;
      const answers = await Promise.all(Array.from({ length: size }, () => ask(employer)));
      expect(tally(answers)).toEqual({ 201: EXPORTS_AT_ONCE, 409: size - EXPORTS_AT_ONCE });
      for (const { status, body } of answers.map(({ status, text }) => ({ status, body: JSON.parse(text) })))
        if (status === 201) await ended(employer, body.id);
      expect((await ask(employer)).status).toBe(201);
    }
  });

  it('is gone after a day', async () => {
    const { employer } = await hiring();
    const { id } = (await ask(employer)).body;
    const { url = '' } = await ended(employer, id);
    await advanceClock(DAY_MS);
    expect((await employer.browser.call('exports.get', { params: { id } })).status).toBe(404);
    expect((await fetch(url)).status).toBe(403);
  });
});
