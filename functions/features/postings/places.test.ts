import { beforeAll, expect, it } from 'vitest';
import { storeCompany } from '#functions/scenarios/company.ts';
import { Browser } from '#functions/testing/api.ts';
import { googleProblems } from '#functions/testing/google-job-posting.ts';
import { member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { complete, newPosting, openPosting } from '#functions/testing/postings.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const employer = async () => {
  const poster = await member({ role: 'employer' });
  await storeCompany([poster]);
  return poster;
};
const hamburg = { city: 'Hamburg', region: '', countryCode: 'DE' };
const onsite = { ...complete(), workMode: 'onsite', applicantsFrom: null } as const;
const remote = { ...complete(), applicantsFrom: null } as const;

it('a posting has its place as data, given or read from its text where that is certain', async () => {
  const poster = await employer();
  const placed = async (fields: object) => {
    const { location, place, applicantsFrom } = await newPosting(poster, fields);
    return [location, place, applicantsFrom];
  };
  for (const [fields, expected] of [
    [{ ...onsite, place: hamburg }, ['Hamburg, Germany', hamburg, null]],
    [{ ...onsite, location: 'Our harbour office', place: hamburg }, ['Our harbour office', hamburg, null]],
    // A country that was typed and chosen is one country.
    [{ ...onsite, place: { ...hamburg, city: 'Hamburg, Deutschland' } }, ['Hamburg, Germany', hamburg, null]],
    // Clients that know the text alone.
    [{ ...onsite, location: 'Hamburg, Germany' }, ['Hamburg, Germany', hamburg, null]],
    [{ ...onsite, location: 'Birmingham' }, ['Birmingham', null, null]],
    [{ ...onsite, location: 'Georgia' }, ['Georgia', null, null]],
    [{ ...remote, location: 'Germany' }, ['Germany', { ...hamburg, city: '' }, ['DE']]],
    [{ ...remote, applicantsFrom: ['DE', 'CH'] }, ['', null, ['DE', 'CH']]],
    // Where applicants may live is a question about remote work.
    [{ ...onsite, applicantsFrom: 'anywhere' }, ['', null, null]],
  ] as const)
    expect(await placed(fields)).toEqual(expected);
  for (const fields of [
    { place: { ...hamburg, countryCode: 'ZZ' } },
    { place: { city: 'Hamburg', region: '' } },
    { applicantsFrom: [] },
    { applicantsFrom: ['Germany'] },
    { applicantsFrom: ['DE', 'ZZ'] },
  ]) {
    const answer = await poster.browser.send('/api/opportunities', {
      method: 'POST',
      body: JSON.stringify({ ...complete(), ...fields }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  }
});

it('the filter finds it by its city, the page and its data say the rest', async () => {
  const [poster, skill] = [await employer(), newSkill()];
  const skills = [skill];
  const inLondon = { city: 'London', region: '', countryCode: 'GB' };
  const [office, anywhere, home] = [
    await openPosting(poster, { ...onsite, skills, place: inLondon }),
    await openPosting(poster, { ...complete(), skills }),
    await openPosting(poster, { ...complete(), skills, applicantsFrom: ['DE', 'CH'] }),
  ];
  expect([office, anywhere, home].map(({ location }) => location)).toEqual([
    'London, United Kingdom',
    'Remote',
    'Remote, Germany or Switzerland',
  ]);
  const visitor = new Browser();
  const found = async (location: string) => {
    const { body } = await visitor.call('opportunities.list', { query: { skills: skill, location } });
    return body.items.map(({ id }) => id).sort();
  };
  await eventually('all in the search', async () => (await found('remote')).length === 2);
  expect(await found('remote')).toEqual([anywhere.id, home.id].sort());
  await eventually('the office', async () => (await found('london')).length === 1);
  expect(await found('London')).toEqual([office.id]);
  expect(await found('London, United Kingdom')).toEqual([]);
  for (const [{ id }, ...texts] of [
    [office, 'London, United Kingdom'],
    [anywhere, 'Applicants may live in', 'Any country'],
    [home, 'Applicants may live in', 'Germany or Switzerland'],
  ] as const) {
    const { text } = await visitor.send(`/opportunities/${id}`);
    for (const words of texts) expect(text).toContain(words);
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(googleProblems(JSON.parse(data))).toEqual([]);
  }
});
