import type { Guide } from '../fact.ts';

export const US: Guide = {
  country: 'us',
  name: 'United States',
  summary: '',
  facts: [],
};
