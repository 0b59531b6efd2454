import type { Role } from '#shared/core/contract.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the lists of startups.

export const STARTUP_STATUSES = ['draft', 'active', 'closed'] as const;
export type StartupStatus = (typeof STARTUP_STATUSES)[number];
/** The parts in a team: one lead, and members. The lead decides who is in the team, who sees the page, and when it is over. */
export const TEAM_ROLES = ['lead', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
export const TEAM_ROLE_LABELS: Readonly<Record<TeamRole, string>> = { lead: 'Lead', member: 'Member' };

/** The life of a startup. A closed one stays as it was, with what its team learned. */
export const startupWorkflow = defineWorkflow<StartupStatus, TeamRole>({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    active: { label: 'Active', tone: 'positive' },
    closed: { label: 'Closed', tone: 'neutral' },
  },
  transitions: [
    { from: 'draft', to: 'active', by: ['lead'] },
    { from: 'active', to: 'closed', by: ['lead'] },
  ],
});

export const MEMBER_STATUSES = ['invited', 'member', 'declined', 'left', 'removed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
/** Those who are invited or belong to a team themselves, and its lead. */
export const MEMBER_ACTORS = ['self', 'lead'] as const;
export type MemberActor = (typeof MEMBER_ACTORS)[number];

/** The way into a team, by invitation and consent, and out of it. */
export const memberWorkflow = defineWorkflow<MemberStatus, MemberActor>({
  statuses: {
    invited: { label: 'Invited', tone: 'info' },
    member: { label: 'Member', tone: 'positive' },
    declined: { label: 'Declined', tone: 'neutral' },
    left: { label: 'Left', tone: 'neutral' },
    removed: { label: 'Removed', tone: 'neutral' },
  },
  transitions: [
    { from: 'invited', to: 'member', by: ['self'] },
    { from: 'invited', to: 'declined', by: ['self'] },
    { from: 'invited', to: 'removed', by: ['lead'] },
    { from: 'member', to: 'left', by: ['self'] },
    { from: 'member', to: 'removed', by: ['lead'] },
    { from: 'declined', to: 'invited', by: ['lead'] },
    { from: 'left', to: 'invited', by: ['lead'] },
    { from: 'removed', to: 'invited', by: ['lead'] },
  ],
});

/** Who founds startups and belongs to their teams: those who have the Startup Builder. */
export const FOUNDER_ROLES = ['student'] as const satisfies readonly Role[];

export const INDUSTRIES = [
  'FinTech',
  'EdTech',
  'HealthTech',
  'Sustainability',
  'AI/ML',
  'E-commerce',
] as const;
export const STAGES = [
  'Just an Idea',
  'Market Research',
  'Building Prototype',
  'MVP Development',
  'Ready to Launch',
] as const;

/** Who sees the page of a startup besides its team and those who are invited to it. */
export const STARTUP_AUDIENCES = ['team', 'mentors', 'everyone'] as const;
export type StartupAudience = (typeof STARTUP_AUDIENCES)[number];
export const STARTUP_AUDIENCE_LABELS: Readonly<Record<StartupAudience, string>> = {
  team: 'Our team only',
  mentors: 'Our team and approved mentors',
  everyone: 'Everyone on Fledge who is signed in',
};

export const RISKS = ['high', 'medium', 'low'] as const;
export type Risk = (typeof RISKS)[number];
export const RISK_LABELS: Readonly<Record<Risk, string>> = {
  high: 'High: without it there is no startup',
  medium: 'Medium: without it much has to change',
  low: 'Low: without it little has to change',
};

/** What a team does about an assumption once it has a result. */
export const DECISIONS = ['keep', 'change', 'stop'] as const;
export type Decision = (typeof DECISIONS)[number];
export const DECISION_LABELS: Readonly<Record<Decision, string>> = {
  keep: 'Keep',
  change: 'Change',
  stop: 'Stop',
};

/** How long the texts are, in characters, and how many there are of each. */
export const STARTUP = {
  name: 80,
  problem: 2000,
  solution: 2000,
  targetMarket: 500,
  timeline: 200,
  description: 4000,
  learned: 4000,
  /** The most funding, in whole units of its currency. */
  funding: 1_000_000_000_000,
  /** Places in a team, the lead's among them. */
  team: 8,
  /** Invitations of a startup that wait for an answer. */
  invited: 20,
  /** What a member does in the team, such as Design. */
  responsibility: 60,
  /** Startups of a user that are not closed. */
  most: 10,
  milestones: 30,
  milestoneTitle: 120,
  evidence: 400,
  assumptions: 20,
  statement: 240,
  test: 500,
  result: 500,
  note: 2000,
  documents: 12,
  documentTitle: 90,
  /** As long as the text of a template of the library can be, and half as long again. */
  document: 9000,
} as const;

/** The earliest and the last day of a milestone. */
export const MILESTONE_DAYS = { min: '2000-01-01', max: '2999-12-31' } as const;

/** What the launch needs. Everything else can follow. */
export const NEEDED_TO_LAUNCH = {
  name: 'Enter a name',
  industry: 'Choose an industry',
  problem: 'Describe the problem',
  solution: 'Describe your solution',
} as const;

/** What is said of what cannot be done. */
export const STARTUP_ERRORS = {
  closed: 'This startup is closed: it stays as it is.',
  teamFull: `This team has ${STARTUP.team} members, which is the most.`,
  tooManyInvitations: `${STARTUP.invited} invitations wait for an answer, which is the most. Withdraw one first.`,
  tooManyStartups: `You have ${STARTUP.most} startups that are not closed, which is the most.`,
  notInvitable: 'Choose an active student who isn’t in the team yet',
  noInvitation: 'This invitation doesn’t exist. It may have been withdrawn.',
  leadStays: 'Hand the lead over first, or close the startup.',
  onlyLead: 'Only the lead can do this.',
  leadChooses: 'Only the lead chooses who sees the page',
  stale: 'This was changed by someone else in your team. Load it again to see how it is now.',
  notInTeam: 'Mention members of the team only',
  doneAhead: 'Enter a day that is not ahead',
  noTemplate: 'This template isn’t in the library.',
  tooManyDocuments: `This startup has ${STARTUP.documents} documents, which is the most.`,
  onlyDrafts: 'Only a draft can be deleted. Close the startup instead.',
  notDraft: 'This startup has been launched already.',
} as const;

/** Changes of one user within the window, and notes and invitations: limits against programs. */
export const STARTUP_CHANGES = { limit: 300, windowSeconds: 86_400 } as const;
export const STARTUP_NOTES = { limit: 60, windowSeconds: 3600 } as const;
export const STARTUP_INVITATIONS = { limit: 40, windowSeconds: 86_400 } as const;

/** The most members that one note mentions. */
export const MENTIONS = STARTUP.team - 1;
