import { defineSetting } from '#shared/core/settings.ts';
import { QUESTIONS, TOKENS_A_DAY } from './rules.ts';

export const TOKENS_A_DAY_USER = defineSetting({
  key: 'advisor-tokens-user',
  area: 'advisor',
  label: 'Tokens of one user a day',
  shape: { kind: 'number', min: 0, max: 1_000_000, unit: 'tokens' },
  initial: TOKENS_A_DAY.user,
  changes:
    'How many tokens of the model the advisor spends on one user in a day of UTC. Beyond that, it answers without the model. 0 never asks the model.',
  risk: 'More tokens cost more.',
});

export const TOKENS_A_DAY_STAGE = defineSetting({
  key: 'advisor-tokens-all',
  area: 'advisor',
  label: 'Tokens of all users a day',
  shape: { kind: 'number', min: 0, max: 1_000_000_000, unit: 'tokens' },
  initial: TOKENS_A_DAY.stage,
  changes:
    'How many tokens of the model the advisor spends in a day of UTC on all users together. Beyond that, it answers without the model. 0 never asks the model.',
  risk: 'More tokens cost more.',
});

export const ADVISOR_QUESTIONS = defineSetting({
  key: 'advisor-questions',
  area: 'advisor',
  label: 'Questions to the advisor',
  shape: { kind: 'number', min: 1, max: 1000, unit: 'questions' },
  initial: QUESTIONS.limit,
  changes: 'How many questions one user can ask the advisor within ten minutes.',
});

export const ADVISOR_SETTINGS = [TOKENS_A_DAY_USER, TOKENS_A_DAY_STAGE, ADVISOR_QUESTIONS];
