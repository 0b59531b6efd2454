import type { Tool } from '#functions/core/advisor/tool.ts';
import { draftPosting } from './tools/draft.ts';
import { overdueAnswers } from './tools/overdue.ts';
import { pipeline } from './tools/pipeline.ts';

/** What the advisor can say and do about the user's own postings and those who applied for them. */
export const TOOLS: readonly Tool[] = [pipeline, overdueAnswers, draftPosting];
