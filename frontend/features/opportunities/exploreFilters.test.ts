import { describe, expect, test } from 'vitest';
import { EXPLORE_FILTERS, isFiltered, queryOf } from './exploreFilters.ts';

const { none: NO_FILTERS, write } = EXPLORE_FILTERS;
const read = (query: string) => EXPLORE_FILTERS.read(new URLSearchParams(query));

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const filters = {
      ...NO_FILTERS,
      type: 'internship',
      location: 'San Francisco',
      skills: ['C++', 'UI/UX Design'],
      q: 'data & design',
      workMode: 'hybrid',
      level: 'entry',
      payFrom: '60000',
      payCurrency: 'EUR',
      season: 'summer-2027',
      duration: '9-12',
      company: 'Mill & Co',
      sort: 'deadline',
    } as const;
    expect(read(write(filters).toString())).toEqual(filters);
  });

  test('none are an empty address', () => {
    expect(write(NO_FILTERS).toString()).toBe('');
    expect(read('')).toEqual(NO_FILTERS);
  });

  test('take any case and order of what is known, and other places and skills as they are', () => {
    expect(read('type=job&location=new%20york&skills=typescript,cobol,react,React,COBOL')).toEqual({
      ...NO_FILTERS,
      type: 'job',
      location: 'New York',
      skills: ['React', 'TypeScript', 'cobol'],
      q: '',
    });
    expect(read('type=hobby&location=%20%00&skills=,&q=%20%20')).toEqual(NO_FILTERS);
    expect(read('location=Atlantis').location).toBe('Atlantis');
    expect(read('type=toString')).toEqual(NO_FILTERS);
  });

  test('never ask for more than the API takes', () => {
    const all = read(
      'skills=javascript,python,react,node.js,typescript,java,c%2B%2B,data science,machine learning,ui/ux design,finance',
    );
    expect(all.skills).toHaveLength(10);
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });
});

test('an order and a currency alone choose nothing, and an amount goes with a currency', () => {
  expect(isFiltered(read('sort=deadline&payCurrency=EUR'))).toBe(false);
  expect(isFiltered(read('payFrom=50000'))).toBe(true);
  expect(queryOf(read('payFrom=050000'), '')).toMatchObject({ payFrom: '50000', payCurrency: 'USD' });
  expect(queryOf(read('payCurrency=EUR'), '')).toMatchObject({ payFrom: '', payCurrency: '' });
});

test('values that are none are named', () => {
  const unknown = (query: string) => EXPLORE_FILTERS.unknown(new URLSearchParams(query));
  expect(unknown('season=Summer-2027&payFrom=60000&duration=1-4&company=Any')).toEqual([]);
  expect(unknown('season=monsoon&payFrom=lots&duration=2-3&sort=random&level=boss')).toEqual([
    'boss',
    'lots',
    'monsoon',
    '2-3',
    'random',
  ]);
});
