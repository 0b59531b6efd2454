import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { countryName } from './country-name.ts';
import { applicantsFromOf, placeText, remoteText, searchedPlace } from './place.ts';
import { placeTyped, readPlace } from './read-place.ts';

const read = (text: string): string | null => {
  const place = readPlace(text);
  return place && [place.city, place.region, place.countryCode].join('|');
};

test.each([
  ['Hamburg, Germany', 'Hamburg||DE'],
  ['Hamburg (Deutschland)', 'Hamburg||DE'],
  ['Hamburg - GERMANY', 'Hamburg||DE'],
  ['Munich, Bavaria, Germany', 'Munich|Bavaria|DE'],
  ['London, UK', 'London||GB'],
  ['London, U.K.', 'London||GB'],
  ['Edinburgh, Scotland', 'Edinburgh|Scotland|GB'],
  ['London, England, United Kingdom', 'London|England|GB'],
  ['Austin, TX', 'Austin|Texas|US'],
  ['San Francisco, CA, USA', 'San Francisco|California|US'],
  ['San Francisco, CA', 'San Francisco|California|US'],
  ['Toronto, CA', 'Toronto||CA'],
  ['Toronto, ON', 'Toronto|Ontario|CA'],
  ['Mumbai, IN', 'Mumbai||IN'],
  ['Indianapolis, IN', 'Indianapolis|Indiana|US'],
  ['Berlin, DE', 'Berlin||DE'],
  ['Atlanta, Georgia', 'Atlanta|Georgia|US'],
  ['Tbilisi, Georgia', 'Tbilisi||GE'],
  ['Sydney, NSW', 'Sydney|New South Wales|AU'],
  ['東京、日本', '東京||JP'],
  ['서울, 대한민국', '서울||KR'],
  ['القاهرة، مصر', 'القاهرة||EG'],
  ['IN, USA', '|Indiana|US'],
  ['NSW, Australia', '|New South Wales|AU'],
  ['München, Österreich', 'München||AT'],
  ['Sarajevo, Bosnia & Herzegovina', 'Sarajevo||BA'],
  ['Singapore', '||SG'],
  ['Germany', '||DE'],
  ['Remote, Germany', '||DE'],
  ['UK', '||GB'],
  // Nothing is guessed.
  ['Georgia', null],
  ['Birmingham', null],
  ['London', null],
  ['New York', null],
  ['Texas', null],
  ['CA', null],
  ['it', null],
  ['Springfield, Georgia', null],
  ['Ontario, CA', null],
  ['Cambridge', null],
  ['Berlin or Munich, Germany', null],
  ['Berlin / Hamburg, Germany', null],
  ['12 High Street, London, UK', null],
  ['Somewhere in the Alps', null],
  ['Remote', null],
  ['', null],
  [' , ', null],
])('“%s” is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('a chosen country decides what the text leaves open, and nothing typed is lost', () => {
  const typed = (city: string, countryCode: string, region = '') => placeTyped({ city, region, countryCode });
  expect(typed('Birmingham', 'US', 'Alabama')).toEqual({
    city: 'Birmingham',
    region: 'Alabama',
    countryCode: 'US',
  });
  expect(typed('Springfield, Georgia', 'US')).toEqual({
    city: 'Springfield',
    region: 'Georgia',
    countryCode: 'US',
  });
  expect(typed('Hamburg, Germany', 'DE')).toEqual({ city: 'Hamburg', region: '', countryCode: 'DE' });
  expect(typed('Hamburg, Germany', 'US')).toEqual({
    city: 'Hamburg, Germany',
    region: '',
    countryCode: 'US',
  });
  expect(typed('', 'GE')).toEqual({ city: '', region: '', countryCode: 'GE' });
  expect(typed('Birmingham', '')).toBeNull();
});

test('the words of a place are read as the place again, for every country but the one that is also a state', () => {
  for (const countryCode of COUNTRY_CODES) {
    const place = { city: 'Anytown', region: '', countryCode };
    expect([countryCode, readPlace(placeText(place))]).toEqual([
      countryCode,
      countryName(countryCode) === 'Georgia' ? null : place,
    ]);
  }
});

test('no text is too much for it, and none becomes a place longer than its field', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('', 'DE', 'US'),
      (text, chosen) => {
        const place =
          readPlace(text, chosen) ?? placeTyped({ city: text, region: text, countryCode: chosen });
        if (place) expect([...placeText(place)].length).toBeLessThanOrEqual(80);
      },
    ),
    { numRuns: 300 },
  );
});

test('remote work says from where, and the filter finds it as remote', () => {
  expect(
    ['anywhere' as const, ['DE'], ['DE', 'AT', 'CH'], ['DE', 'AT', 'CH', 'FR'], null].map(remoteText),
  ).toEqual([
    'Remote',
    'Remote, Germany',
    'Remote, Germany, Austria, or Switzerland',
    'Remote, 4 countries',
    'Remote',
  ]);
  const remote = {
    location: 'Remote, Germany',
    workMode: 'remote',
    place: null,
    applicantsFrom: ['DE'],
  } as const;
  expect(searchedPlace({ ...remote, applicantsFrom: ['DE'] })).toBe('Remote');
  const place = { city: 'London', region: '', countryCode: 'GB' };
  const office = {
    location: 'London, United Kingdom',
    workMode: 'onsite',
    place,
    applicantsFrom: null,
  } as const;
  expect(searchedPlace(office)).toBe('London');
  expect(searchedPlace({ ...office, place: null })).toBe('London, United Kingdom');
});

test('clients that send only a text for remote work state where applicants may live by a country alone', () => {
  const from = (location: string, workMode: 'remote' | 'onsite' = 'remote') =>
    applicantsFromOf({ location, workMode, applicantsFrom: null }, readPlace(location));
  expect(
    ['Germany', 'Anywhere', 'worldwide', 'Hamburg, Germany', 'Georgia', 'Remote', ''].map((one) => from(one)),
  ).toEqual([['DE'], 'anywhere', 'anywhere', null, null, null, null]);
  expect(from('Germany', 'onsite')).toBeNull();
});
