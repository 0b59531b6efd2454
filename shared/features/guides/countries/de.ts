import type { Guide } from '../fact.ts';

export const DE: Guide = {
  country: 'de',
  name: 'Germany',
  summary: '',
  facts: [],
};
