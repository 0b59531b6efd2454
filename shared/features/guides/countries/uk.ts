import type { Guide } from '../fact.ts';

export const UK: Guide = {
  country: 'uk',
  name: 'United Kingdom',
  summary: '',
  facts: [],
};
