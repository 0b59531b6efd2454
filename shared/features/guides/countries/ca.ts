import type { Guide } from '../fact.ts';

export const CA: Guide = {
  country: 'ca',
  name: 'Canada',
  summary: '',
  facts: [],
};
