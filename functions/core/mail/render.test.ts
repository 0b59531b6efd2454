import { describe, expect, it } from 'vitest';
import { type MailDescription, renderMail } from './render.ts';

const LINK = 'https://fledge.test/a?b=1&c=2';
const mail = (given: Partial<MailDescription>) =>
  renderMail({ subject: 'Subject', title: 'Title', firstName: 'Ada', body: [], ...given });
const textOf = (given: Partial<MailDescription>) =>
  mail(given)
    .text.replace(/^Hello Ada,\n\n/, '')
    .trim();

describe('a mail', () => {
  it('says the same as text and as HTML, which alone shows the title and is escaped', () => {
    const { text, html } = mail({
      body: ['Tea & cake', '', { quote: '<b>' }, { code: '1"2' }],
      button: { label: 'Go', link: LINK },
      notes: ['Small'],
    });
    expect(text).toBe(`Hello Ada,\n\nTea & cake\n\n<b>\n\n1"2\n\n${LINK}\n\nSmall\n`);
    for (const part of ['<h1', '>Tea &amp; cake</p>', '<strong>&lt;b&gt;</strong>', '1&quot;2</strong>'])
      expect(html).toContain(part);
    expect(html).toContain('href="https://fledge.test/a?b=1&amp;c=2"');
    expect(html).not.toContain('0 24px"></p>');
  });

  it('begins its text with a title that is the news itself', () => {
    expect(textOf({ body: [{ continued: 'Go on.' }] })).toBe('Title. Go on.');
    const about = [{ strong: 'Engineer' }, ' at Quay'];
    expect(textOf({ body: [{ about, continued: 'Go on.' }] })).toBe('Title: Engineer at Quay. Go on.');
    expect(textOf({ body: [{ about, continued: '' }, 'Next'] })).toBe('Title: Engineer at Quay.\n\nNext');
    expect(mail({ body: [{ about, continued: 'Go on.' }] }).html).toContain(
      '<strong>Engineer</strong> at Quay. Go on.</p>',
    );
  });

  it('has no full stop after an address, and names the button’s after a list of others', () => {
    const settings = { label: 'your settings', link: LINK };
    expect(textOf({ notes: [['See ', settings, '.']] })).toBe(`See your settings: ${LINK}`);
    expect(mail({ notes: [['See ', settings, '.']] }).html).toContain('>your settings</a>.</p>');
    const items = [{ text: 'One', detail: 'Two', link: LINK }];
    const button = { label: 'Go', link: LINK };
    expect(textOf({ body: [{ heading: 'New', items }], button })).toBe(
      `New\n- One\n  Two\n  ${LINK}\n\nGo: ${LINK}`,
    );
  });

  it('shows the address of a button beneath it where there is no other way, in HTML', () => {
    const button = { label: 'Go', link: LINK, addressToo: true } as const;
    expect(mail({ button }).html.match(/open this address/g)).toHaveLength(1);
    expect(textOf({ button })).toBe(LINK);
  });

  it('has a subject of one line', () => {
    expect(mail({ subject: 'Hi\r\nBcc: all\u2028there ' }).subject).toBe('Hi Bcc: all there');
  });
});
