/**
 * What users typed and did not send yet, so that a reload loses nothing. It stays in this tab: a profile holds a date of
 * birth and a phone number, and other people may use this browser. Passwords are never saved.
 */
const PREFIX = 'draft:';
/** The id of the user whose drafts these are, once a user has signed in. */
const OWNER = 'drafts-of';

/** The draft of this name, merged into `defaults`; values of another type than the default's are left out. */
export const readDraft = <Values extends object>(name: string, defaults: Values): Values => {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return defaults;
    const fitting = Object.entries(saved).filter(([key, value]) =>
      isLike(defaults[key as keyof Values], value),
    );
    return { ...defaults, ...Object.fromEntries(fitting) };
  } catch {
    return defaults; // Storage is switched off, or its content is malformed.
  }
};

export const writeDraft = (name: string, values: object): void => {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Without storage there are no drafts.
  }
};

/** Saves some fields of a draft that another form shares. */
export const updateDraft = (name: string, values: object): void => {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    writeDraft(name, { ...Object(saved), ...values });
  } catch {
    writeDraft(name, values);
  }
};

export const forgetDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was saved then.
  }
};

/** Gives a draft the name of another one, which it replaces: what it belongs to has another number now. */
export const moveDraft = (from: string, to: string): void => {
  try {
    const saved = sessionStorage.getItem(PREFIX + from);
    forgetDraft(to);
    if (saved !== null) sessionStorage.setItem(PREFIX + to, saved);
    forgetDraft(from);
  } catch {
    // Nothing was saved then.
  }
};

/** Deletes the drafts of another user. What a visitor typed belongs to the user who signs in. */
export const discardDraftsOfOthers = (userId: string): void => {
  try {
    if ((sessionStorage.getItem(OWNER) ?? userId) !== userId) forgetDrafts();
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // Nothing was saved then.
  }
};

/** The name of what is stored on this device, beyond the tab. */
const ON_DEVICE = 'unsent:';

/**
 * Stores what could not be sent yet on this device, so that it can be sent later. For what holds no personal data. Signing
 * out deletes it.
 */
export const storeOnDevice = (name: string, values: object): void => {
  try {
    localStorage.setItem(ON_DEVICE + name, JSON.stringify(values));
  } catch {
    // Without storage it exists in this tab only.
  }
};

/** What was stored on this device under a name, or undefined. Its shape is what was stored. */
export const storedOnDevice = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(ON_DEVICE + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

export const removeFromDevice = (name: string): void => {
  try {
    localStorage.removeItem(ON_DEVICE + name);
  } catch {
    // Nothing was stored then.
  }
};

/** Whether there is any draft. */
export const hasDrafts = (): boolean => {
  try {
    return (
      Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX)) ||
      Object.keys(localStorage).some((key) => key.startsWith(ON_DEVICE))
    );
  } catch {
    return false;
  }
};

/** Deletes every draft: the next user of this browser starts with empty forms. */
export const forgetDrafts = (): void => {
  try {
    sessionStorage.removeItem(OWNER);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was saved then.
  }
};

/** Whether a saved value has the type of `sample`. A list holds strings; a number may be missing. */
const isLike = (sample: unknown, value: unknown): boolean => {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((word) => typeof word === 'string');
  return sample === undefined ? typeof value === 'number' : typeof value === typeof sample;
};
