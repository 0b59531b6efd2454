import {
  type Audiences,
  audienceOf,
  CONTACT_FIELDS,
  mayView,
  OWNER_FIELDS,
  SECTIONS,
  type Viewer,
} from './rules.ts';
import type { Basics, Sections } from './sections.ts';

/** Basics without the fields that the viewer may not see. */
const visibleBasics = (basics: Basics, viewer: Viewer): Basics => {
  const shown = { ...basics };
  if (viewer !== 'owner') for (const field of OWNER_FIELDS) delete shown[field];
  if (viewer === 'everyone') for (const field of CONTACT_FIELDS) delete shown[field];
  return shown;
};

/**
 * What a viewer may see of a profile: the rule of who sees what, applied by the API, so that a browser never receives
 * anything else. Skills are shown without a reference to an entry that is hidden.
 */
export const visibleSections = (
  sections: Sections,
  audiences: Audiences,
  viewer: Viewer,
): Partial<Sections> => {
  const visible: Partial<Sections> = { ...sections };
  for (const section of SECTIONS)
    if (!mayView(viewer, audienceOf(audiences, section))) delete visible[section];
  if (visible.basics) visible.basics = visible.basics.map((basics) => visibleBasics(basics, viewer));
  if (visible.skills) {
    const { work = [], education = [], projects = [], certificates = [] } = visible;
    const shown = new Set([...work, ...education, ...projects, ...certificates].map(({ id }) => id));
    visible.skills = visible.skills.map(({ backedBy, ...skill }) =>
      backedBy !== undefined && shown.has(backedBy) ? { ...skill, backedBy } : skill,
    );
  }
  return visible;
};
