import { expect, test } from 'vitest';
import { changedFields, missingForReview } from './submission.ts';
import type { ProjectFields } from './version.ts';

const WHOLE: ProjectFields = {
  title: 'Tide tables',
  description: 'Shows the tides of a harbour without a network.',
  category: 'Web Application',
  technologies: ['TypeScript', 'SQLite'],
  githubUrl: 'https://github.com/example/tides',
  liveUrl: '',
};

test('one address is enough to submit; everything else is named', () => {
  expect(missingForReview(WHOLE)).toEqual({});
  expect(missingForReview({ ...WHOLE, githubUrl: '', liveUrl: 'https://tides.example.org' })).toEqual({});
  const empty = { ...WHOLE, description: '', category: '', technologies: [], githubUrl: '' };
  expect(Object.keys(missingForReview(empty))).toEqual([
    'description',
    'category',
    'technologies',
    'githubUrl',
  ]);
});

test('versions differ in the fields that changed, in the order of the form', () => {
  expect(changedFields(WHOLE, { ...WHOLE })).toEqual([]);
  const later = {
    ...WHOLE,
    liveUrl: 'https://tides.example.org',
    technologies: ['TypeScript'],
    title: 'Tides',
  };
  expect(changedFields(WHOLE, later)).toEqual(['title', 'technologies', 'liveUrl']);
});
