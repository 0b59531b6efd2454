import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { HIDDEN_TEXT } from '#shared/features/screening/rules.ts';
import { hideIdentity, identityOf } from './blind.ts';

const ADA = identityOf(
  { name: 'Ada King-Lovelace', university: 'Massachusetts Institute of Technology' },
  {
    basics: [{ profiles: [{ network: 'GitHub', username: 'countess42' }] }],
    education: [{ institution: 'Harbour College' }],
  },
);
const hide = hideIdentity(ADA);

describe('a text without a name', () => {
  it.each([
    ['Built for Ada King-Lovelace', `Built for ${HIDDEN_TEXT}`],
    ['Lovelace Consulting', `${HIDDEN_TEXT} Consulting`],
    ['ada’s portfolio', `${HIDDEN_TEXT}’s portfolio`],
    ['ADAPTERS in Adana', 'ADAPTERS in Adana'],
    ['Reach me at ada@example.com', `Reach me at ${HIDDEN_TEXT}`],
    ['See https://example.org/x?y=1, and more', `See ${HIDDEN_TEXT}, and more`],
    ['ada.dev/work shows it', `${HIDDEN_TEXT} shows it`],
    ['countess42 on GitHub', `${HIDDEN_TEXT} on GitHub`],
    ['Research at MIT, submit daily', `Research at ${HIDDEN_TEXT}, submit daily`],
    ['Tutor at Harbour College', `Tutor at ${HIDDEN_TEXT}`],
    ['Exchange at Universität Zürich', `Exchange at ${HIDDEN_TEXT}`],
    ['Engineer, Harbour & Co, 2021-03 – 2023-01', 'Engineer, Harbour & Co, 2021-03 – 2023-01'],
    ['Node.js, Vue.js, ASP.NET and C++', 'Node.js, Vue.js, ASP.NET and C++'],
  ])('%s', (text, expected) => {
    expect(hide(text)).toBe(expected);
  });

  it('has none of the words of the name as a word, whatever is around it', () => {
    const words = fc.array(fc.constantFrom('Ada', 'KING', 'lovelace', 'React', '.', '(', '-', '/', '’s'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = hide(parts.join(' '));
        expect(text).not.toMatch(/\b(?:ada|king|lovelace)\b/i);
      }),
      cases(200, 20_000),
    );
  });

  it('takes any name, also one with signs of a pattern', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.string({ maxLength: 60 }),
        (name, text) => {
          const blind = hideIdentity(identityOf({ name, university: '' }));
          expect(typeof blind(`${text} ${name}`)).toBe('string');
        },
      ),
      cases(200, 20_000),
    );
  });
});
