import type { Tool } from '#functions/core/advisor/tool.ts';
import { TOOLS as admin } from '#functions/parts/admin/tools.ts';
import { TOOLS as analytics } from '#functions/parts/analytics/tools.ts';
import { TOOLS as applications } from '#functions/parts/applications/tools.ts';
import { TOOLS as challenges } from '#functions/parts/challenges/tools.ts';
import { TOOLS as conversations } from '#functions/parts/conversations/tools.ts';
import { TOOLS as courses } from '#functions/parts/courses/tools.ts';
import { TOOLS as engagements } from '#functions/parts/engagements/tools.ts';
import { TOOLS as events } from '#functions/parts/events/tools.ts';
import { TOOLS as library } from '#functions/parts/library/tools.ts';
import { TOOLS as meetings } from '#functions/parts/meetings/tools.ts';
import { TOOLS as mentors } from '#functions/parts/mentors/tools.ts';
import { TOOLS as mentorships } from '#functions/parts/mentorships/tools.ts';
import { TOOLS as opportunities } from '#functions/parts/opportunities/tools.ts';
import { TOOLS as platformFigures } from '#functions/parts/platform-figures/tools.ts';
import { TOOLS as platformSettings } from '#functions/parts/platform-settings/tools.ts';
import { TOOLS as postings } from '#functions/parts/postings/tools.ts';
import { TOOLS as projects } from '#functions/parts/projects/tools.ts';
import { TOOLS as resume } from '#functions/parts/resume/tools.ts';
import { TOOLS as reviews } from '#functions/parts/reviews/tools.ts';
import { TOOLS as saved } from '#functions/parts/saved/tools.ts';
import { TOOLS as screening } from '#functions/parts/screening/tools.ts';
import { TOOLS as searches } from '#functions/parts/searches/tools.ts';
import { TOOLS as startups } from '#functions/parts/startups/tools.ts';
import type { Role } from '#shared/core/contract.ts';

/** Each feature’s own tools: the features in the order in which they are offered, and of each the most general tool first. */
const OF_FEATURES: readonly (readonly Tool[])[] = [
  admin,
  platformFigures,
  platformSettings,
  opportunities,
  applications,
  postings,
  screening,
  analytics,
  mentors,
  mentorships,
  projects,
  reviews,
  engagements,
  startups,
  courses,
  meetings,
  events,
  challenges,
  resume,
  saved,
  searches,
  conversations,
  library,
];

/** Everything that the advisor can do. */
export const TOOLS: readonly Tool[] = OF_FEATURES.flat();

/** The tool of an intent, where users of this role have it. */
export const toolFor = (intent: string, role: Role): Tool | undefined =>
  TOOLS.find((tool) => tool.intent === intent && tool.roles.includes(role));

/** Questions that users of this role may ask, as they would type them: the first of each feature before the others. */
export const questionsFor = (role: Role): string[] =>
  OF_FEATURES.flatMap((tools) => tools.map((tool, rank) => ({ ...tool, rank })))
    .filter(({ roles }) => roles.includes(role))
    .sort((one, other) => one.rank - other.rank)
    .map(({ question }) => question);
