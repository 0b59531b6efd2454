import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/routes.ts';
import { CALLED_FEATURES } from './called-features.ts';
import { TOOLS } from './tools.ts';

const declared = new Map<string, (typeof allRoutes)[number]['route']>(
  allRoutes.map(({ id, route }) => [id, route]),
);

/** What no tool may call: what is about others or private, whoever asks. */
const FORBIDDEN = [
  /^(ai|auth|equality|exports|fairness|google|invitations|notifications|profile\.person)(\.|$)/,
  /^conversations\./,
  /notes?$/i,
  /scorecard/i,
  /^applicants\.one$/,
  /^admin\.(audit|auditExport|user|userOpportunities)$/,
  /^moderation\.list$/,
  /^reports\.(list|get)$/,
  /^mentors\.cases$/,
  /^screening\.reveal$/,
  /export/i,
];

/** The routes that change data: a tool names them for what it proposes, and the user confirms it. */
const PROPOSED: Readonly<Record<string, readonly string[]>> = {
  'applications.apply': ['applications.apply'],
  'applications.withdraw': ['applications.withdraw'],
  'saved.save': ['saved.save'],
  'searches.create': ['searches.add', 'searches.change'],
  'mentorships.book': ['meetings.create'],
  'postings.draft': ['postings.create'],
};

describe('the tools of the advisor', () => {
  it('are declared once, each with a question and at least one role', () => {
    expect(new Set(TOOLS.map(({ intent }) => intent)).size).toBe(TOOLS.length);
    for (const { question, roles } of TOOLS) {
      expect(question).toMatch(/^[A-Z].{8,60}$/);
      expect(roles.length).toBeGreaterThan(0);
    }
  });

  it.each(TOOLS.map((tool) => [tool.intent, tool] as const))('%s calls no private route', (_, { routes }) => {
    for (const route of routes) for (const forbidden of FORBIDDEN) expect(route).not.toMatch(forbidden);
  });

  it.each(TOOLS.map((tool) => [tool.intent, tool] as const))(
    '%s calls what its roles may, and changes data by what it proposes alone',
    (intent, { roles, routes }) => {
      const changing = routes.filter((id) => declared.get(id)?.method !== 'GET' && id !== 'postings.lint');
      expect(changing).toEqual(PROPOSED[intent] ?? []);
      for (const id of routes) {
        const access = declared.get(id)?.access;
        if (Array.isArray(access)) for (const role of roles) expect(access).toContain(role);
      }
    },
  );

  it('call the features that the advisor’s function may call, and each of these', () => {
    const called = TOOLS.flatMap(({ routes }) => routes.map((id) => id.split('.')[0]));
    expect([...new Set(called)].sort()).toEqual([...CALLED_FEATURES]);
  });
});
