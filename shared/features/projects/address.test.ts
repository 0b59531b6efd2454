import { describe, expect, test } from 'vitest';
import { projectAddressSchema } from './address.ts';

describe('the address of a project', () => {
  test.each([
    ['', ''],
    ['github.com/ada/tides', 'https://github.com/ada/tides'],
    ['Https://GitHub.com/Ada/Tides?tab=readme#Start', 'https://github.com/Ada/Tides?tab=readme#Start'],
    ['https://tides.example.org:8443/', 'https://tides.example.org:8443/'],
    // A Cyrillic і, and full-width letters: the reader sees where the link leads.
    ['https://gіthub.com/ada', 'https://xn--gthub-n2e.com/ada'],
    ['https://ｇithub.com', 'https://github.com'],
    ['https:///example.com', 'https://example.com'],
    ['https://example.com\\@evil.example.net', 'https://example.com\\@evil.example.net'],
    ['https://example.com/\u202Egnp.exe', 'https://example.com/gnp.exe'],
    // Where an address leads on is not looked up: no server opens it.
    ['https://bit.ly/3xYz', 'https://bit.ly/3xYz'],
    ['https://example.com/?next=http://127.0.0.1', 'https://example.com/?next=http://127.0.0.1'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(projectAddressSchema.parse(typed)).toBe(stored);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    'data:text/html,<script>hit()</script>',
    'vbscript:hit()',
    'http://example.com',
    'ftp://example.com/a.git',
    'git@github.com:ada/tides.git',
    'https://ada@example.com',
    'https://ada:secret@example.com/',
    'https://github.com@evil.example.net',
    'https:\\\\example.com',
    '//example.com',
    'https://localhost:3000',
    'https://localhost.',
    'https://printer',
    'https://nas.local/share',
    'https://wiki.corp',
    'https://db.internal',
    'https://127.0.0.1',
    'https://2130706433/',
    'https://0x7f.1',
    'https://10.0.0.8/admin',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://exam ple.com',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('%s is refused', (typed) => {
    expect(projectAddressSchema.safeParse(typed).success).toBe(false);
  });
});
