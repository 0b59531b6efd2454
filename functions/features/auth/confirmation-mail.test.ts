import { describe, expect, it } from 'vitest';
import { confirmationMail } from './confirmation-mail.ts';

const LINK = 'https://fledge.example/auth/confirm?token=abc&x=1';

describe('the confirmation mail', () => {
  it('carries the link as text and as HTML', () => {
    const { subject, text, html } = confirmationMail('Ada', LINK);
    expect(subject).toBe('Confirm your email address for Fledge');
    expect(text).toContain(`\n${LINK}\n`);
    expect(html).toContain('href="https://fledge.example/auth/confirm?token=abc&amp;x=1"');
    expect(text).toContain('Hello Ada,');
    expect(html).toContain('Hello Ada,');
  });

  it.each(['Zoë', "D'Arcy", 'Jean-Luc', '李明', 'Ann Marie'])('greets %s by name', (name) => {
    expect(confirmationMail(name, LINK).text).toContain(`Hello ${name},`);
  });

  it.each(['<img src=x>', 'win at evil.example', 'https://evil.example', 'call +49 30 123'])(
    'does not carry %s to a stranger in place of a name',
    (name) => {
      const { text, html } = confirmationMail(name, LINK);
      expect(text).toContain('Hello,');
      expect(text + html).not.toContain(name);
    },
  );
});
