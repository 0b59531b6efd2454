import type { EntryFields } from '#shared/features/library/entry-fields.ts';
import type { Person, Scene } from './scene.ts';

/** An entry of the library, and one that an admin adds. */
const ENTRY = { id: 'cover-letter' };
const ADDED = { id: 'bench-standing-meetings' };

const FIELDS: EntryFields = {
  type: 'guide',
  title: 'How do I hold a standing meeting?',
  roles: ['student'],
  topics: ['applying'],
  answer: 'Stand in a circle. Nobody sits down.',
  body: [{ kind: 'paragraph', text: 'A standing meeting takes ten minutes.' }],
  copy: '',
  link: null,
  licence: { name: 'Fledge', allows: 'reading' },
  sources: [],
  law: false,
};

/** What a visitor reads in the library and of studies abroad. */
export const readLibrary = async ({ visitor }: Scene): Promise<void> => {
  await visitor.call('library.list', { query: { q: 'resme', role: 'student' } });
  await visitor.call('library.report', { params: ENTRY, body: { code: 'wrong' } });
  await visitor.call('pages.library');
  await visitor.call('pages.libraryMap');
  await visitor.call('guides.list');
  await visitor.call('guides.get', { params: { country: 'ca' } });
  await visitor.call('pages.guide', { params: { country: 'ca' } });
};

/** A student saves an entry and changes the plan for studies abroad. */
export const planStudies = async ({ browser }: Person): Promise<void> => {
  await browser.call('library.save', { params: ENTRY });
  await browser.call('library.isSaved', { params: ENTRY });
  await browser.call('library.saved');
  await browser.call('library.unsave', { params: ENTRY });
  const plan = await browser.call('study-plan.get');
  await browser.call('study-plan.save', { body: { ...plan, notes: 'Ask the registrar.' } });
  await browser.call('study-plan.calendar');
};

/** An admin adds an entry, changes and removes it, and settles the reports of another one. */
export const manageLibrary = async ({ browser }: Person): Promise<void> => {
  await browser.call('library.managed', { query: { limit: '20' } });
  await browser.call('library.settle', { params: ENTRY });
  const added = await browser.call('library.add', { params: ADDED, body: { fields: FIELDS } });
  await browser.call('library.manage', { params: ADDED });
  const changed = await browser.call('library.change', {
    params: ADDED,
    body: { fields: { ...FIELDS, answer: 'Stand in a circle.' }, version: added.version },
  });
  await browser.call('library.remove', { params: ADDED, query: { version: String(changed.version) } });
};
