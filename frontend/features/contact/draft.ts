import { readDraft } from '#frontend/core/session/drafts.ts';
import type { User } from '#shared/features/users.ts';

/** What is kept of a message that was not sent yet. */
export const CONTACT_DRAFT = 'contact';

/** The fields that people see, as they are typed. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
}

const EMPTY: ContactValues = { firstName: '', lastName: '', email: '', subject: '', message: '' };

/** The draft with the subject that its link had brought along. */
export type ContactDraft = ContactValues & { broughtSubject: string };

/**
 * What the form begins with: who is signed in, under what was kept, under what has been typed already while the
 * form's code was on its way. The subject of a link counts once: who changed it finds their own after a reload.
 */
export const beginning = (
  person: User | null | undefined,
  broughtSubject: string,
  typed: Readonly<Record<string, string>>,
): ContactValues => {
  const { broughtSubject: before, ...kept } = readDraft<ContactDraft>(CONTACT_DRAFT, {
    ...EMPTY,
    broughtSubject: '',
  });
  const subject = broughtSubject !== '' && broughtSubject !== before ? broughtSubject : kept.subject;
  const values = { ...kept, subject };
  for (const name of ['firstName', 'lastName', 'email'] as const) values[name] ||= person?.[name] ?? '';
  for (const name of Object.keys(EMPTY) as (keyof ContactValues)[])
    values[name] = typed[name] || values[name];
  return values;
};
