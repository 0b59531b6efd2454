import { describe, expect, test } from 'vitest';
import { isFiltered, NO_FILTERS, readFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const filters = {
      type: 'internship',
      location: 'San Francisco',
      skills: ['C++', 'UI/UX Design'],
      q: 'data & design',
    } as const;
    expect(read(writeFilters(filters).toString())).toEqual(filters);
    expect(isFiltered(filters)).toBe(true);
  });

  test('none are an empty address', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
    expect(read('')).toEqual(NO_FILTERS);
    expect(isFiltered(NO_FILTERS)).toBe(false);
  });

  test('take any case and order of what can be chosen, and drop the rest', () => {
    expect(read('type=job&location=new%20york&skills=typescript,cobol,react,react')).toEqual({
      type: 'job',
      location: 'New York',
      skills: ['React', 'TypeScript'],
      q: '',
    });
    expect(read('type=hobby&location=Atlantis&skills=&q=%20%20')).toEqual(NO_FILTERS);
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
