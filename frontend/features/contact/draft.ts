import { readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { hasOneName } from '#shared/core/names.ts';
import type { User } from '#shared/features/users/schema.ts';

/** The fields that users see, and the subject that the link to the form named. */
const EMPTY = {
  firstName: '',
  lastName: '',
  oneName: false,
  email: '',
  subject: '',
  message: '',
  linkSubject: '',
};
type ContactValues = typeof EMPTY;

const FIELDS = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof FIELDS)[number] | 'oneName';

/** The draft of a message. */
export const CONTACT_DRAFT = { name: 'contact', fields: [...FIELDS, 'oneName', 'linkSubject'] } as const;

/**
 * What the form begins with: the signed-in user, under the draft, under what was typed while the form's code was
 * loading. The subject of a link counts once: a user who changed it finds the changed one after a reload.
 */
export const initialValues = (
  user: User | null | undefined,
  linkSubject: string,
  typed: Readonly<Record<string, string>>,
): ContactValues => {
  const draft = readDraft(CONTACT_DRAFT.name, EMPTY);
  const isNewLink = linkSubject !== '' && linkSubject !== draft.linkSubject;
  const values = { ...draft, linkSubject, ...(isNewLink && { subject: linkSubject }) };
  for (const name of ['firstName', 'lastName', 'email'] as const) values[name] ||= user?.[name] ?? '';
  for (const name of FIELDS) values[name] = typed[name] || values[name];
  // A box has a value only where it is checked.
  values.oneName ||= typed.oneName !== undefined || (user ? hasOneName(values) : false);
  return values;
};

/** Saves what was typed into the plain fields, for the form that replaces them and for a reload. */
export const saveEarlyInput = (linkSubject: string, typed: Readonly<Record<string, string>>): void => {
  if ([...FIELDS, 'oneName'].some((name) => typed[name]))
    writeDraft(CONTACT_DRAFT.name, initialValues(null, linkSubject, typed));
};
