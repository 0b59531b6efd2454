import type { Tool } from '#functions/core/advisor/tool.ts';
import { proposeApplication } from './tools/apply.ts';
import { practiseInterview } from './tools/practise.ts';
import { applicationStatus } from './tools/status.ts';
import { proposeWithdrawal } from './tools/withdraw.ts';

/** What the advisor can say and do about the user's own applications. */
export const TOOLS: readonly Tool[] = [
  applicationStatus,
  practiseInterview,
  proposeApplication,
  proposeWithdrawal,
];
