import type { Role } from '#shared/core/contract.ts';
import type { Refusal } from '../router/understood.ts';

/** What the advisor does for each role, as the end of a sentence. */
const HELPS_WITH: Readonly<Record<Role, string>> = {
  student:
    'find openings that fit you, explain your matches, say where your applications stand, prepare an interview or a mentoring session, and check your resume',
  alumni:
    'find openings that fit you, say where your applications and your postings stand, prepare an interview or a mentoring session, and check your resume',
  mentor:
    'show your mentees’ goals and your requests, prepare your next session, and say when you are free next',
  employer:
    'sum up your pipelines, show which answers are due, compare candidates by what their applications show, and draft a posting',
  admin: 'show what waits for a decision, and how many users there are',
};

export const greeting = (firstName: string, role: Role): string =>
  `Hello ${firstName}. I can ${HELPS_WITH[role]}.`;

export const help = (role: Role): string =>
  `I can ${HELPS_WITH[role]}. I read only what you can see yourself, and I change nothing until you confirm it.`;

export const THANKS = 'You’re welcome. Ask me when something else comes up.';

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  others:
    'I can’t tell you about other people: I read only what you can see on your own screens. Ask me about your own records instead.',
  unconfirmed:
    'I change nothing before you confirm it. Tell me what you want to do, and I’ll show you exactly what would change, with a button to confirm.',
  ranking:
    'I don’t rank people. I can show what each application or profile says, side by side; the judgment is yours.',
  language: 'I understand English only so far. Please ask me again in English.',
};

export const outside = (role: Role): string => `That is outside of what I know. I can ${HELPS_WITH[role]}.`;

export const CHOICES = 'I’m not sure what you mean. Is it one of these?';

/** When the others are asked for, of a tool that shows no more of them. */
export const ALL_THERE = 'I name at most five. You find the rest here:';

/** When a tool could not do its work. */
export const NOT_NOW =
  'I couldn’t read what I need for this just now. Please ask again in a moment: your question is kept.';

/** When the records do not have what the question is about. */
export const NOT_FOUND = 'I couldn’t find that among what you can see. It may have been removed.';
