import type { Tool } from '#functions/core/advisor/tool.ts';
import { compareMatches } from './tools/compare.ts';
import { explainMatch } from './tools/explain.ts';
import { findOpenings } from './tools/find.ts';
import { skillGap } from './tools/skill-gap.ts';

/** What the advisor can say about openings and matches. */
export const TOOLS: readonly Tool[] = [findOpenings, explainMatch, compareMatches, skillGap];
