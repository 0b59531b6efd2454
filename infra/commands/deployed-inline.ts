import { messageOf } from '#functions/core/errors.ts';
import { type InlineSources, inlineSources } from '../build-output.ts';

const TIMEOUT_MS = 15_000;
const NONE: InlineSources = { scripts: [], styles: [] };

/**
 * The inline scripts and styles of the site deployed at `url`: those that its page has and its policy allows, so that
 * a manipulated page gains nothing. None when the site does not answer with its page, of which `tell`
 * gets a line: who is on a page of it then sees it break when the policy changes.
 */
export const deployedInline = async (url: string, tell: (line: string) => void): Promise<InlineSources> => {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const { scripts, styles } = inlineSources([await response.text()]);
    const allowed = (source: string) => policy.includes(source);
    return { scripts: scripts.filter(allowed), styles: styles.filter(allowed) };
  } catch (error) {
    tell(
      `The new policy will not allow what the deployed pages have inline: ${url} cannot be read (${messageOf(error)}).`,
    );
    return NONE;
  }
};
