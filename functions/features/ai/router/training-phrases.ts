import { PHRASES as admin } from '#functions/parts/admin/phrases.ts';
import { PHRASES as analytics } from '#functions/parts/analytics/phrases.ts';
import { PHRASES as applications } from '#functions/parts/applications/phrases.ts';
import { PHRASES as challenges } from '#functions/parts/challenges/phrases.ts';
import { PHRASES as conversations } from '#functions/parts/conversations/phrases.ts';
import { PHRASES as courses } from '#functions/parts/courses/phrases.ts';
import { PHRASES as engagements } from '#functions/parts/engagements/phrases.ts';
import { PHRASES as events } from '#functions/parts/events/phrases.ts';
import { PHRASES as library } from '#functions/parts/library/phrases.ts';
import { PHRASES as meetings } from '#functions/parts/meetings/phrases.ts';
import { PHRASES as mentors } from '#functions/parts/mentors/phrases.ts';
import { PHRASES as mentorships } from '#functions/parts/mentorships/phrases.ts';
import { PHRASES as opportunities } from '#functions/parts/opportunities/phrases.ts';
import { PHRASES as platformFigures } from '#functions/parts/platform-figures/phrases.ts';
import { PHRASES as platformSettings } from '#functions/parts/platform-settings/phrases.ts';
import { PHRASES as postings } from '#functions/parts/postings/phrases.ts';
import { PHRASES as projects } from '#functions/parts/projects/phrases.ts';
import { PHRASES as resume } from '#functions/parts/resume/phrases.ts';
import { PHRASES as reviews } from '#functions/parts/reviews/phrases.ts';
import { PHRASES as saved } from '#functions/parts/saved/phrases.ts';
import { PHRASES as screening } from '#functions/parts/screening/phrases.ts';
import { PHRASES as searches } from '#functions/parts/searches/phrases.ts';
import { PHRASES as startups } from '#functions/parts/startups/phrases.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { PHRASES as outside } from './phrases/outside.ts';
import { PHRASES as refusals } from './phrases/refusals.ts';
import { PHRASES as talk } from './phrases/talk.ts';

/** How users ask for each tool, as the features of the tools list it. */
const TOOL_PHRASES: Readonly<Record<string, readonly string[]>> = {
  ...admin,
  ...analytics,
  ...applications,
  ...conversations,
  ...courses,
  ...engagements,
  ...events,
  ...challenges,
  ...library,
  ...meetings,
  ...mentors,
  ...mentorships,
  ...opportunities,
  ...platformFigures,
  ...platformSettings,
  ...postings,
  ...projects,
  ...resume,
  ...reviews,
  ...saved,
  ...screening,
  ...searches,
  ...startups,
};

const named = (kind: string, phrases: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(phrases).map(([name, list]) => [`${kind}:${name}`, list]));

/** Phrases by the class that the router recognises by them: a tool, `talk:…`, `refusal:…` or `outside`. */
export const TRAINING_PHRASES: Readonly<Record<string, readonly string[]>> = {
  ...TOOL_PHRASES,
  ...named('talk', talk),
  ...named('refusal', refusals),
  ...outside,
};

/** Questions that an article answers word by word: its title, which is also offered to tap. */
export const ARTICLE_TITLES: readonly string[] = ARTICLES.map(({ title }) => title);
