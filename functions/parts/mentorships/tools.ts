import type { Tool } from '#functions/core/advisor/tool.ts';
import { proposeBooking } from './tools/book.ts';
import { showGoals } from './tools/goals.ts';
import { prepareSession } from './tools/prepare.ts';

/** What the advisor can say and do about the user's own mentorships. Their notes are none of it. */
export const TOOLS: readonly Tool[] = [prepareSession, showGoals, proposeBooking];
