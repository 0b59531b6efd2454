import type { Tool } from '#functions/core/advisor/tool.ts';
import type { Role } from '#shared/core/contract.ts';

/** Everything that the advisor can do, in the order in which it is offered: each feature’s own `tools.ts`. */
const TOOLS: readonly Tool[] = [];

/** The tool of an intent, where users of this role have it. */
export const toolFor = (intent: string, role: Role): Tool | undefined =>
  TOOLS.find((tool) => tool.intent === intent && tool.roles.includes(role));

/** Questions that users of this role may ask, as they would type them. */
export const questionsFor = (role: Role): string[] =>
  TOOLS.filter(({ roles }) => roles.includes(role)).map(({ question }) => question);
