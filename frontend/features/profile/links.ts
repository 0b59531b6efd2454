import { beginningOf } from '#shared/core/characters.ts';
import { shownDomain } from '#shared/core/shown-domain.ts';
import type { Basics } from '#shared/features/profile/sections.ts';

type Profiles = NonNullable<Basics['profiles']>;

const isLinkedin = ({ network }: Profiles[number]): boolean => network.toLowerCase() === 'linkedin';

/** The links of a profile as the form has them: LinkedIn in a field of its own, the others one per line. */
export const linksIn = ({ profiles = [] }: Basics): { linkedin: string; links: string[] } => ({
  linkedin: profiles.find(isLinkedin)?.url ?? '',
  links: profiles.filter((profile) => !isLinkedin(profile)).flatMap(({ url }) => url ?? []),
});

/** The name of the site that a link leads to: `github.com`. */
const networkOf = (url: string): string => {
  try {
    return shownDomain(new URL(url).hostname.replace(/^www\./, ''));
  } catch {
    return beginningOf(url, 60);
  }
};

/** The form's links as the profile has them. A link that was there before keeps its name. */
export const profilesWith = (before: Basics, linkedin: string, links: readonly string[]): Profiles => {
  const { profiles = [] } = before;
  const known = profiles.find(isLinkedin);
  const kept = profiles.filter((profile) => !isLinkedin(profile) && profile.url === undefined);
  return [
    ...(linkedin === '' ? [] : [known?.url === linkedin ? known : { network: 'LinkedIn', url: linkedin }]),
    ...links
      .map((url) => url.trim())
      .filter((url) => url !== '')
      .map(
        (url) =>
          profiles.find((profile) => profile.url === url && !isLinkedin(profile)) ?? {
            network: networkOf(url),
            url,
          },
      ),
    ...kept,
  ];
};
