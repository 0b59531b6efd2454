import { defineSetting } from '#shared/core/settings.ts';

/** The longest notice. */
export const NOTICE_MAX = 300;

/** One admin decides: an incident does not wait. */
export const READ_ONLY = defineSetting({
  key: 'read-only',
  area: 'incidents',
  label: 'Read-only',
  shape: { kind: 'switch', on: 'Read-only', off: 'Off' },
  initial: false,
  changes:
    'While it is on, everyone can read and nobody can change anything, within 30 seconds. Signing in and these settings stay open. One admin decides, because an incident does not wait.',
});

/** What everyone reads above the screens. */
export const NOTICE = defineSetting({
  key: 'notice',
  area: 'incidents',
  label: 'Notice',
  shape: { kind: 'notice', length: NOTICE_MAX },
  initial: null,
  changes: 'Everyone reads it above the screens, signed in or not, until its end.',
});

/** Where users write who need help. */
export const CONTACT_ADDRESS = defineSetting({
  key: 'contact-address',
  area: 'incidents',
  label: 'Contact address',
  shape: { kind: 'address' },
  initial: '',
  changes: 'The contact page shows it beside its form. Empty, the page has the form alone.',
  risk: 'Users send personal data to it.',
});

export const PLATFORM_SETTINGS = [READ_ONLY, NOTICE, CONTACT_ADDRESS];
