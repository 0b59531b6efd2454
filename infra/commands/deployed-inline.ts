import { PATHS } from '#frontend/core/paths.ts';
import { messageOf } from '#functions/core/errors.ts';
import { SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { type InlineSources, inlineSources } from '../bundling/build-output.ts';

const TIMEOUT_MS = 15_000;
const NONE: InlineSources = { scripts: [], styles: [] };

/**
 * Pages with different inline styles (`sheetOf`, frontend/prerender/styles.ts), and all templates: each of the others is like one
 * of them.
 */
const PAGES = [PATHS.home, PATHS.explore, PATHS.auth, ...Object.values(SITE_DOCUMENTS)];

/** What one page of the site has inline, and the policy that it is sent with. Nothing for one that does not exist there yet. */
const inlineOf = async (url: string): Promise<InlineSources & { policy: string }> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return { ...NONE, policy: '' };
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { ...inlineSources([await response.text()]), policy };
};

/**
 * The inline scripts and styles of the site deployed at `url`: those that its pages have and their policy allows, so that
 * a manipulated page gains nothing. None when the site does not answer with its pages, of which `tell`
 * gets a line: users of a page of it then see it break when the policy changes.
 */
export const deployedInline = async (url: string, tell: (line: string) => void): Promise<InlineSources> => {
  try {
    const found = await Promise.all(PAGES.map((path) => inlineOf(url + path)));
    const allowed = (kind: keyof InlineSources) => [
      ...new Set(found.flatMap((page) => page[kind].filter((source) => page.policy.includes(source)))),
    ];
    return { scripts: allowed('scripts'), styles: allowed('styles') };
  } catch (error) {
    tell(
      `The new policy will not allow what the deployed pages have inline: ${url} cannot be read (${messageOf(error)}).`,
    );
    return NONE;
  }
};
