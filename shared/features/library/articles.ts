import type { Article } from './article.ts';
import { ABROAD } from './topics/abroad.ts';
import { ALUMNI } from './topics/alumni.ts';
import { APPLYING } from './topics/applying.ts';
import { CHECKLISTS_CAREERS } from './topics/checklists-careers.ts';
import { CHECKLISTS_HOSTING } from './topics/checklists-hosting.ts';
import { FIRST_WEEKS } from './topics/first-weeks.ts';
import { FLEDGE_APPLYING } from './topics/fledge-applying.ts';
import { FLEDGE_HIRING } from './topics/fledge-hiring.ts';
import { FLEDGE_PEOPLE } from './topics/fledge-people.ts';
import { FOUNDING } from './topics/founding.ts';
import { GUIDES_HOSTING } from './topics/guides-hosting.ts';
import { GUIDES_SEEKING } from './topics/guides-seeking.ts';
import { GUIDES_WORKING } from './topics/guides-working.ts';
import { HIRING } from './topics/hiring.ts';
import { HIRING_LAW } from './topics/hiring-law.ts';
import { INTERVIEWING } from './topics/interviewing.ts';
import { LINKS } from './topics/links.ts';
import { MENTORING } from './topics/mentoring.ts';
import { NETWORKING } from './topics/networking.ts';
import { OFFERS } from './topics/offers.ts';
import { PORTFOLIOS } from './topics/portfolios.ts';
import { REVIEWS } from './topics/reviews.ts';
import { TEMPLATES_APPLYING } from './topics/templates-applying.ts';
import { TEMPLATES_HELPING } from './topics/templates-helping.ts';
import { TEMPLATES_HIRING } from './topics/templates-hiring.ts';
import { TEMPLATES_WORKING } from './topics/templates-working.ts';

/** All articles of the library. They have about 330 KB: load this module when one is asked for, not at the start. */
export const ARTICLES: readonly Article[] = [
  ...APPLYING,
  ...INTERVIEWING,
  ...PORTFOLIOS,
  ...OFFERS,
  ...FIRST_WEEKS,
  ...NETWORKING,
  ...MENTORING,
  ...REVIEWS,
  ...ABROAD,
  ...HIRING_LAW,
  ...HIRING,
  ...ALUMNI,
  ...FLEDGE_APPLYING,
  ...FLEDGE_HIRING,
  ...FLEDGE_PEOPLE,
  ...GUIDES_SEEKING,
  ...GUIDES_WORKING,
  ...GUIDES_HOSTING,
  ...TEMPLATES_APPLYING,
  ...TEMPLATES_WORKING,
  ...TEMPLATES_HIRING,
  ...TEMPLATES_HELPING,
  ...FOUNDING,
  ...CHECKLISTS_CAREERS,
  ...CHECKLISTS_HOSTING,
  ...LINKS,
];
