import type { Page } from 'playwright/test';

/** What the payloads call when they run. */
const HIT = 'hit';

const BREAKOUTS = ['', '">', "'>", '`>', '</textarea>', '</title>', '-->', '</script>', '" ', "' "];
const BODIES = [
  `<script>${HIT}()</script>`,
  `<ScRiPt>${HIT}()</sCrIpT>`,
  `<script src=//x.test></script>`,
  `<img src=x onerror=${HIT}()>`,
  `<img/src/onerror=${HIT}()>`,
  `<IMG SRC=x OnErRoR=${HIT}()>`,
  `<svg onload=${HIT}()>`,
  `<svg/onload=${HIT}()//`,
  `<svg><script>${HIT}()</script>`,
  `<svg><animate onbegin=${HIT}()>`,
  `<body onload=${HIT}()>`,
  `<iframe srcdoc="<b onclick=${HIT}()>">`,
  `<iframe src=javascript:${HIT}()>`,
  `<details open ontoggle=${HIT}()>`,
  `<video src=x onerror=${HIT}()>`,
  `<audio src=x onerror=${HIT}()>`,
  `<object data=javascript:${HIT}()>`,
  `<embed src=javascript:${HIT}()>`,
  `<input autofocus onfocus=${HIT}()>`,
  `<select autofocus onfocus=${HIT}()>`,
  `<marquee onstart=${HIT}()>`,
  `<a href=javascript:${HIT}()>x</a>`,
  `<form action=javascript:${HIT}()>`,
  `<math href=javascript:${HIT}()>x`,
  `<style>@import'//x.test'</style>`,
  `<link rel=import href=//x.test>`,
  `<base href=//x.test>`,
  `<meta http-equiv=refresh content=0>`,
  `onmouseover=${HIT}() x=`,
  `autofocus onfocus=${HIT}() x=`,
  `style=animation:x onanimationend=${HIT}()`,
  `javascript:${HIT}()`,
  `JaVaScRiPt:${HIT}()`,
  `data:text/html,<script>${HIT}()</script>`,
  `vbscript:${HIT}()`,
  `&lt;script&gt;${HIT}()&lt;/script&gt;`,
  `&#60;img src=x onerror=${HIT}()&#62;`,
  `\\u003cimg src=x onerror=${HIT}()\\u003e`,
  `%3Cimg src=x onerror=${HIT}()%3E`,
  `＜img src=x onerror=${HIT}()＞`,
  `{{constructor.constructor('${HIT}()')()}}`,
  `\${${HIT}()}`,
  `<%= ${HIT}() %>`,
  `#{${HIT}()}`,
  `';${HIT}();//`,
  `";${HIT}();//`,
  `*/${HIT}()/*`,
  `[x](javascript:${HIT}())`,
  `![x](x"onerror="${HIT}())`,
  `<x onclick=${HIT}() id=${HIT}>`,
];

/** Five hundred ways to smuggle a script into text, none longer than 80 characters. */
export const ALL_PAYLOADS: readonly string[] = BREAKOUTS.flatMap((breakout) =>
  BODIES.map((body) => `${breakout}${body}`),
);

/** Every second body, and each way out of an attribute or an element. */
const FEW = BODIES.filter((_, index) => index % 2 === 0).map(
  (body, index) => `${BREAKOUTS[index % BREAKOUTS.length]}${body}`,
);

/** What the tests try: twenty-five of them, or all in `npm run soak`. */
export const PAYLOADS: readonly string[] = process.env.FLEDGE_SOAK ? ALL_PAYLOADS : FEW;

/** Those that are published and shown: every sixth, or all in `npm run soak`. The others are only stored. */
export const SHOWN: readonly string[] = PAYLOADS.filter(
  (_, index) => process.env.FLEDGE_SOAK || index % 6 === 0,
);

/** What payloads that ran on the page did, by its address: nothing, at the end of a test. */
export const watchForHits = async (page: Page): Promise<readonly string[]> => {
  const hits: string[] = [];
  await page.exposeFunction(HIT, () => hits.push(page.url()));
  return hits;
};
