import { addTemplateRecord, type StoredTemplate } from '#functions/features/reviews/template-repository.ts';
import { idFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

/** Comments that mentors keep: two of the demo mentor's own, and one that another mentor shares. */
const TEMPLATES = [
  {
    own: true,
    title: 'Name things',
    text: 'Name each value for what it holds, not for how it is stored: a reader should not have to look it up.',
    criterion: 'codeQuality',
    shared: false,
  },
  {
    own: true,
    title: 'Say what it doesn’t do',
    text: 'Write down what the project leaves out, and why. Those who use it find out anyway, but later.',
    criterion: 'documentation',
    shared: true,
  },
  {
    own: false,
    title: 'One next step',
    text: 'If you change one thing before you show this to others, let it be this: ',
    criterion: null,
    shared: true,
  },
] as const;

/** Stores the templates of the demo mentor, and of another one, unless they are there. */
export const storeTemplates = async (demoId: string, otherId: string | undefined): Promise<void> => {
  for (const { own, ...fields } of TEMPLATES) {
    const userId = own ? demoId : otherId;
    if (userId === undefined) continue;
    const template: StoredTemplate = { ...fields, id: idFor('review-template', fields.title), userId };
    await unlessThere(() => addTemplateRecord(template), 'template');
  }
};
