import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRERENDERED, pageFile, VARIANTS } from '#frontend/app/registry/prerenderedPages.ts';
import { PAGE_LIMITS, weigh } from './weigh.ts';

/** Builds the site as `npm start` does, which finds it built then. */
const STEP = join(import.meta.dirname, '..', '..', 'infra', 'local', 'build', 'step.ts');
const PAGES = PRERENDERED.map(({ path }) => pageFile(path));

const buildDir = mkdtempSync(join(tmpdir(), 'fledge-site-'));
const site = join(buildDir, 'site');
beforeAll(async () => {
  // Vitest's own value would bring React's development version.
  const env = { ...process.env, NODE_ENV: '' };
  await promisify(execFile)(process.execPath, [STEP, 'site', buildDir], { env });
});
afterAll(() => rmSync(buildDir, { recursive: true }));

const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

describe.each([...PAGES, ...VARIANTS.map(({ file }) => file), '404.html'])('%s', (file) => {
  it('stays within the budget of a first visit', () => {
    const { html, css, js, fonts } = weigh(site, file);
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(PAGE_LIMITS.js);
    expect(html + css + js).toBeLessThanOrEqual(PAGE_LIMITS.total);
    expect(fonts).toHaveLength(1);
    for (const font of fonts) expect(font).toBeLessThanOrEqual(PAGE_LIMITS.font);
  });

  it('has one heading of the first level, and nothing that waits for a script', () => {
    expect(textOf(file).match(/<h1[ >]/g)).toHaveLength(1);
    // React's marks of content that it put aside, and of a boundary that failed.
    expect(textOf(file)).not.toMatch(/<!--\$[?!]-->|<template|<div hidden id="S:/);
  });

  it('has inline only the early script, the styles and data', () => {
    const inline = [...textOf(file).matchAll(/<(script|style)([^>]*)>/g)].map(
      ([, name, rest]) => `${name}${rest}`,
    );
    expect(inline.filter((element) => !/type="(module|application\/ld\+json)"/.test(element))).toEqual([
      'script',
      'style',
    ]);
  });
});

describe('the site', () => {
  it('has a frame for each kind of other screens in the shell, with its styles, before any file has arrived', () => {
    const shell = textOf('app.html');
    const [head = '', body = ''] = shell.split('</head>');
    for (const name of ['dashboard', 'shared', 'auth', 'bare']) {
      expect(body).toContain(`in-data-[frame=${name}]:block`);
      expect(head).toContain(`[data-frame=${name}]`);
    }
    expect(body).toContain('Loading your dashboard...');
    expect(body.match(/<h1/g)).toBeNull();
    // A stylesheet in the head would hold back the first paint.
    expect(head).not.toContain('rel="stylesheet"');
    expect(body.indexOf('rel="stylesheet"')).toBeGreaterThan(body.indexOf('id="root"'));
    const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no form in a page whose content a browser would put into an address', () => {
    for (const file of PAGES)
      for (const [form] of textOf(file).matchAll(/<form[\s\S]*?<\/form>/g))
        if (form.includes('type="password"') || form.includes('type="email"'))
          expect(form).toMatch(/^<form[^>]* method="post"|^<form(?![\s\S]*type="submit")/);
  });

  it('has few different styles, since each is a hash in the policy', () => {
    const styles = PAGES.map((file) => /<style>([\s\S]*?)<\/style>/.exec(textOf(file))?.[1]);
    expect(new Set(styles).size).toBe(3);
  });

  it('has a picture for each page’s shared links, of 40 KB at most', () => {
    const cards = readdirSync(join(site, 'assets')).filter((name) => /^card-.*\.png$/.test(name));
    expect(cards).toHaveLength(PAGES.length);
    for (const card of cards) {
      const picture = readFileSync(join(site, 'assets', card));
      expect(picture.length).toBeLessThanOrEqual(40_000);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('has unique titles and descriptions', () => {
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const found = PAGES.map((file) => pattern.exec(textOf(file))?.[1]);
      expect(found).not.toContain(undefined);
      expect(new Set(found).size).toBe(PAGES.length);
    }
  });
});
