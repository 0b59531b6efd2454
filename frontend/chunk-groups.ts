import { join } from 'node:path';
import { PRELOAD_HELPER } from './lazy-parts.ts';

/*
 * Which modules share a file. By itself Rolldown makes a file for every set of screens that have something in common:
 * the dashboard came in 45 of them, and small files compress badly.
 */

/** What of Rolldown's context is used here. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const here = (path: string): string => join(import.meta.dirname, path);
const OURS = join(import.meta.dirname, '..');

/** The packages that every screen depends on. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](query-core|react-query))[\\/]/;

/** Screens that between them have the fields that most forms have. */
const FORMS = ['features/auth/pages/AuthPage.tsx', 'features/profile/pages/ProfilePage.tsx'];

/** What every field is made with. */
const FIELDS = ['ui/forms/Field.tsx', 'ui/forms/FieldGroup.tsx', 'ui/forms/FieldError.tsx'];

/** A module of ours and all of ours that it imports at once, but for `without`. */
const reachable = (graph: Graph, root: string, without: ReadonlySet<string> = new Set()): Set<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || without.has(id) || !id.startsWith(OURS) || id.includes('node_modules')) return;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(root);
  return seen;
};

/** What the fields and every form need of `core`, and the fields for names, which many forms have. */
const FORM_RULES = [
  'core/forms/fieldErrors.ts',
  'core/api/waitingTime.ts',
  'parts/profile/fields/NameFields.tsx',
];

/** Small parts that public pages show, too: `lists` would take them along, and it loads zod. */
const SMALL_PARTS = ['ui/actions/TextLink.tsx', 'ui/data/tableRoles.ts'];

/** What only lists and pages of opportunities show. */
const OPPORTUNITY_PARTS = /\/frontend\/ui\/data\/AskedSkills\.tsx$/;

/** What the forms of several screens check with. */
const SCHEMAS = /\/shared\/(core\/(contract|choices|seasons)|features\/users\/schema)\.ts/;
/** The rules of addresses of mail and of the web, and how they are shown. */
const ADDRESSES =
  /\/shared\/core\/(domain-names|shown-domain|email-address|shown-address|web-address|web-address-schema)\.ts/;
/** All names of time zones: few screens need them, and the schemas would take them along. */
const TIME_ZONES = /\/shared\/core\/time-zone(s|-names)\.ts/;
/**
 * Statuses and kinds of opportunities, with what shows them, and the words for dates, deadlines and records of replies: several
 * screens do, and the first page does not.
 */
const STATUSES =
  /\/shared\/(core\/(workflow|opportunity-statuses|reply-words|terms)|features\/applications\/rules)\.ts|\/frontend\/ui\/data\/(Badge|Moment|StatusBadge|dates|deadlineWords|opportunityTypeLabels)\.tsx?$|lucide-react\/dist\/esm\/icons\/(briefcase|folder-kanban|graduation-cap)\.mjs/;
/** Times as calendars show them, in the user's zone. */
const CALENDAR = /\/frontend\/(parts\/calendar\/time|core\/session\/tellTimeZone)\.ts/;
/** What mentors' screens and the home know of a mentor's own settings. */
const MENTORS =
  /\/shared\/features\/mentors\/screens\.ts|\/frontend\/parts\/mentors\/(listing|ownMentor)\.ts/;
/** Keys that act on a screen: a lesson has them without a list, which would take them along. */
const KEYS = /\/frontend\/ui\/hooks\/useKeys\.ts/;
const LISTS = /\/frontend\/core\/lists\/[^/]+$/;
const ICONS = /lucide-react\/dist\/esm\/icons\//;

type GroupName = 'early' | 'shell' | 'opportunities' | 'forms' | 'admin';

/** All groups but `vendor`, worked out once the modules are known. */
const ourGroups = () => {
  let groups: Record<GroupName, ReadonlySet<string>> | undefined;
  return (graph: Graph): Record<GroupName, ReadonlySet<string>> => {
    if (groups) return groups;
    const early = new Set([...reachable(graph, here('app/publicEntry.ts')), here('app/fetchPart.ts')]);
    const start = reachable(graph, here('app/start.tsx'), early);
    const atHome = ['app/screens/DashboardHome.tsx', 'app/screens/Recommendations.tsx'].flatMap((screen) => [
      ...reachable(graph, here(screen), new Set([...early, ...start])),
    ]);
    const explore = reachable(graph, here('app/screens/Explore.tsx'));
    const isField = (id: string) =>
      id.startsWith(here('ui')) && FIELDS.some((part) => reachable(graph, id).has(here(part)));
    const isFeature = (id: string) =>
      id.startsWith(here('features')) || OPPORTUNITY_PARTS.test(id) || STATUSES.test(id);
    // The entry itself stays what it is.
    early.delete(here('app/publicEntry.ts'));
    groups = {
      early,
      shell: new Set([
        ...start,
        ...SMALL_PARTS.map(here),
        ...atHome.filter((id) => !isFeature(id) && !id.startsWith(here('app/screens'))),
      ]),
      opportunities: new Set(atHome.filter((id) => isFeature(id) && !STATUSES.test(id) && explore.has(id))),
      forms: new Set([
        ...FORMS.flatMap((form) => [...reachable(graph, here(form))]).filter(isField),
        ...FORM_RULES.map(here),
      ]),
      admin: new Set(['app/registry/admin.ts', 'core/adminPaths.ts'].map(here)),
    };
    return groups;
  };
};

/**
 * - `early`: what the one script of the public pages shares with the app: how chunks are fetched, the theme.
 * - `vendor`: React, the router, react-query.
 * - `shell`: what is there whatever the screen (start.tsx and all that it imports), and the parts of the design system
 *   that the dashboard's home shows, as most screens do.
 * - `statuses`: the rules and looks of statuses, badges, dates in words, and the icons of the kinds of opportunity.
 * - `opportunities`: what the recommendations and /explore have in common.
 * - `zod`, `react-hook-form`: for screens with forms, which several share.
 * - `admin`: the admins' navigation, with the paths that their screens link to.
 * - `forms`: the fields.
 * - `addresses`: what forms check addresses with, and what shows them.
 * - `time-zones`: their names, for the settings and what is about meetings.
 * - `calendar`, `keys`, `mentors`, `schemas`, `lists`, `icons`: what several screens share. As a file each, small modules compress badly, and each is
 *   named in the list of files of every part that needs it.
 */
export const chunkGroups = () => {
  const groupsOf = ourGroups();
  const group = (name: GroupName, priority: number) => ({
    name: (id: string, graph: Graph) =>
      groupsOf(graph)[name].has(id) || (name === 'early' && PRELOAD_HELPER.test(id)) ? name : null,
    priority,
  });
  // A group takes along what its modules import, so the order matters.
  return [
    group('early', 5),
    { name: 'vendor', test: VENDOR, priority: 4 },
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 4 },
    { name: 'react-hook-form', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 4 },
    group('shell', 3),
    { name: 'statuses', test: STATUSES, priority: 3 },
    group('opportunities', 2),
    group('admin', 2),
    { name: 'icons', test: ICONS, minShareCount: 2, priority: 1 },
    group('forms', 1),
    { name: 'addresses', test: ADDRESSES, minShareCount: 2, priority: 2 },
    { name: 'time-zones', test: TIME_ZONES, minShareCount: 2, priority: 2 },
    { name: 'schemas', test: SCHEMAS, minShareCount: 2, priority: 1 },
    { name: 'calendar', test: CALENDAR, minShareCount: 2, priority: 1 },
    { name: 'mentors', test: MENTORS, minShareCount: 2, priority: 1 },
    { name: 'keys', test: KEYS, minShareCount: 2, priority: 2 },
    { name: 'lists', test: LISTS, minShareCount: 2, priority: 0 },
  ];
};
