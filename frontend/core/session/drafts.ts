/**
 * What people have typed and not sent yet, so that a reload loses nothing. It stays in this tab: a profile holds a
 * date of birth and a phone number, and other people may use this browser. Passwords never go in here.
 */
const PREFIX = 'draft:';
/** Whose they are, once somebody has signed in. */
const OWNER = 'drafts-of';

/** What was kept under a name, merged into `defaults`; values of another kind than the default's are left out. */
export const readDraft = <Values extends object>(name: string, defaults: Values): Values => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return defaults;
    const fitting = Object.entries(kept).filter(([key, value]) =>
      isLike(defaults[key as keyof Values], value),
    );
    return { ...defaults, ...Object.fromEntries(fitting) };
  } catch {
    return defaults; // storage is switched off, or somebody wrote nonsense into it
  }
};

export const writeDraft = (name: string, values: object): void => {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // The screen works without.
  }
};

export const forgetDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept then.
  }
};

/** What somebody else was typing here is forgotten; what a visitor typed belongs to who signs in. */
export const claimDrafts = (userId: string): void => {
  try {
    if ((sessionStorage.getItem(OWNER) ?? userId) !== userId) forgetDrafts();
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // Nothing was kept then.
  }
};

/** Whether anything is kept that was typed and not sent. */
export const hasDrafts = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
};

/** Forgets every draft: the next person at this browser starts with empty forms. */
export const forgetDrafts = (): void => {
  try {
    sessionStorage.removeItem(OWNER);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
};

/** Whether a kept value can stand where `sample` does. A list holds words; a number may be missing. */
const isLike = (sample: unknown, value: unknown): boolean => {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((word) => typeof word === 'string');
  return sample === undefined ? typeof value === 'number' : typeof value === typeof sample;
};
