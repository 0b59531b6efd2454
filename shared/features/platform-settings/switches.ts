import { keysIn } from '#shared/core/choice-keys.ts';
import { defineSetting, type Setting } from '#shared/core/settings.ts';

// Plain data: every function and the browser load it.

interface Switched {
  /** What is switched: 'Messages'. */
  readonly label: string;
  /** The features of the contract whose routes it closes. */
  readonly features: readonly string[];
  /** Routes of other features that it closes, such as pages. */
  readonly routes?: readonly string[];
  /** Routes of its features that stay open: others rely on them. */
  readonly open?: readonly string[];
  /** What those read who come while it is off. */
  readonly text: string;
}

/**
 * What admins can switch off. Signing in, settings, profiles, the search, notifications, moderation, and what the law asks for
 * (equality, fairness) always stay open.
 */
export const SWITCHES = {
  applications: {
    label: 'Applications',
    features: ['applications'],
    text: 'Applications are switched off at the moment. Those you sent are kept.',
  },
  hiring: {
    label: 'Hiring',
    features: ['applicants', 'screening', 'exports', 'analytics'],
    text: 'Applicants and their figures are switched off at the moment. Nothing is lost.',
  },
  postings: {
    label: 'Postings',
    features: ['postings'],
    text: 'Postings can’t be written or changed at the moment. Those that are open stay open.',
  },
  messages: {
    label: 'Messages',
    features: ['conversations'],
    text: 'Messages are switched off at the moment. Your conversations are kept.',
  },
  meetings: {
    label: 'Meetings',
    features: ['meetings'],
    text: 'Meetings can’t be shown or changed here at the moment. Those that are agreed still take place.',
  },
  mentoring: {
    label: 'Mentoring',
    features: ['mentors', 'mentorships'],
    text: 'Mentoring is switched off at the moment. Mentorships are kept.',
  },
  asks: {
    label: 'Questions and buddies',
    features: ['asks', 'buddies'],
    text: 'Questions and buddies are switched off at the moment. Nothing is lost.',
  },
  projects: {
    label: 'Projects and reviews',
    features: ['projects', 'reviews'],
    text: 'Projects and their reviews are switched off at the moment. What you handed in is kept.',
  },
  engagements: {
    label: 'Engagements',
    features: ['engagements'],
    text: 'Engagements are switched off at the moment. Nothing is lost.',
  },
  startups: {
    label: 'Startups',
    features: ['startups'],
    text: 'Startups are switched off at the moment. Your startup is kept.',
  },
  events: {
    label: 'Events',
    features: ['events'],
    routes: ['pages.event', 'pages.eventMap'],
    text: 'Events can’t be shown here at the moment. Places that were taken are kept.',
  },
  challenges: {
    label: 'Challenges and judging',
    features: ['challenges', 'judging'],
    routes: ['pages.challenge', 'pages.results', 'pages.challengeMap'],
    text: 'Challenges are switched off at the moment. What teams handed in is kept.',
  },
  courses: {
    label: 'Courses',
    features: ['courses', 'enrolments', 'assessments', 'authoring'],
    text: 'Courses are switched off at the moment. Your progress is kept.',
  },
  credentials: {
    label: 'Credentials',
    features: ['credentials', 'imported-credentials'],
    routes: ['pages.credential', 'pages.credentialDocument'],
    // Verifiers of a credential use these.
    open: ['credentials.status', 'credentials.achievement', 'credentials.did'],
    text: 'Credentials can’t be shown or issued at the moment. Those that were issued stay valid.',
  },
  advisor: {
    label: 'Advisor',
    features: ['ai'],
    text: 'The advisor is switched off at the moment.',
  },
  library: {
    label: 'Library',
    features: ['library'],
    routes: ['pages.library', 'pages.article', 'pages.libraryMap'],
    text: 'The library is switched off at the moment.',
  },
  guides: {
    label: 'Study abroad',
    features: ['guides', 'study-plan'],
    routes: ['pages.guide'],
    text: 'The guides to studies abroad are switched off at the moment. Your study plan is kept.',
  },
  resumes: {
    label: 'Resumes',
    features: ['resume'],
    text: 'Resumes can’t be uploaded or changed at the moment. Yours is kept.',
  },
} as const satisfies Readonly<Record<string, Switched>>;

export type SwitchName = keyof typeof SWITCHES;
export const SWITCH_NAMES: readonly SwitchName[] = keysIn(SWITCHES);

/** The setting of a switch. */
export const switchSetting = (name: SwitchName): Setting<boolean> =>
  defineSetting({
    key: `feature-${name}`,
    area: 'features',
    label: SWITCHES[name].label,
    shape: { kind: 'switch', on: 'On', off: 'Off' },
    initial: true,
    changes: `Off closes its screens and addresses for everyone within 30 seconds, admins included. They read: “${SWITCHES[name].text}” Nothing is deleted.`,
    risk: 'It closes a part of the platform for everyone.',
  });

const closes = (given: Switched, routeId: string): boolean => {
  if (given.open?.includes(routeId)) return false;
  const [feature = ''] = routeId.split('.');
  return given.features.includes(feature) || (given.routes?.includes(routeId) ?? false);
};

/** The switch that closes a route, if one does. */
export const switchOfRoute = (routeId: string): SwitchName | undefined =>
  SWITCH_NAMES.find((name) => closes(SWITCHES[name], routeId));
