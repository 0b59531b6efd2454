import { ADVISOR_ACTIONS, QUESTIONS } from '#shared/features/ai/rules.ts';

export const QUESTION_LIMIT = { name: 'ai-questions', ...QUESTIONS } as const;
export const ACTION_LIMIT = { name: 'ai-actions', ...ADVISOR_ACTIONS } as const;
