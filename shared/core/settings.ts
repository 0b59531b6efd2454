import { isEmailAddress } from './email-address.ts';

// Plain data and functions without schemas: every function and the browser load them.

/** A message that everyone sees above the screens, until a moment or without an end. */
export interface PlatformNotice {
  readonly text: string;
  readonly tone: 'plain' | 'warning' | 'danger';
  /** Shown before this moment; null for no end. */
  readonly until: string | null;
}

/** What a setting may hold. */
export type SettingValue = boolean | number | string | null | readonly string[] | PlatformNotice;

/** What kind of value a setting has, with its bounds. */
export type Shape =
  | { readonly kind: 'switch'; readonly on: string; readonly off: string }
  /** A whole number. With `any`, null means any number. */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit: string;
      readonly any?: boolean;
    }
  /** Empty, or an email address. */
  | { readonly kind: 'address' }
  | { readonly kind: 'words'; readonly most: number; readonly length: number }
  | { readonly kind: 'notice'; readonly length: number };

/** The type of the values of a shape. */
export type ValueOf<S extends Shape> = S extends { kind: 'switch' }
  ? boolean
  : S extends { kind: 'number'; any: true }
    ? number | null
    : S extends { kind: 'number' }
      ? number
      : S extends { kind: 'address' }
        ? string
        : S extends { kind: 'words' }
          ? readonly string[]
          : PlatformNotice | null;

/** The areas by which the settings are listed, in this order. */
export const SETTING_AREAS = {
  incidents: 'Incidents and notices',
  features: 'Features',
  'sign-up': 'Sign-up',
  plans: 'Plans',
  limits: 'Limits',
  moderation: 'Moderation',
  advisor: 'Advisor',
} as const;
export type SettingArea = keyof typeof SETTING_AREAS;

/** A setting of the platform, as its feature declares it. */
export interface Setting<V extends SettingValue = SettingValue> {
  /** By which it is stored and addressed; it never changes. */
  readonly key: string;
  readonly area: SettingArea;
  readonly label: string;
  readonly shape: Shape;
  /** The value until an admin has chosen another. */
  readonly initial: V;
  /** What a change brings about. */
  readonly changes: string;
  /** Why a change waits for a second admin; without it, it does not. */
  readonly risk?: string;
}

/** Declares a setting. The type of its value follows from its shape. */
export const defineSetting = <const S extends Shape>(
  setting: Omit<Setting, 'shape' | 'initial'> & { readonly shape: S; readonly initial: ValueOf<S> },
): Setting<ValueOf<S>> => setting;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const noticeProblem = (value: unknown, length: number): string | undefined => {
  if (value === null) return undefined;
  if (typeof value !== 'object') return 'Enter a notice';
  const { text, tone, until, ...rest }: Record<string, unknown> = { ...value };
  if (Object.keys(rest).length > 0) return 'A notice has a text, a tone and an end';
  if (!isText(text, length)) return `Enter a text of at most ${length} characters`;
  if (tone !== 'plain' && tone !== 'warning' && tone !== 'danger') return 'Choose how it is shown';
  return until === null || isMoment(until) ? undefined : 'Choose a moment';
};

const numberProblem = (
  value: unknown,
  { min, max, unit, any = false }: Extract<Shape, { kind: 'number' }>,
): string | undefined => {
  if (any && value === null) return undefined;
  const isInside = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  const bounds = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  return isInside ? undefined : `Enter a whole number of ${unit} from ${bounds}`;
};

const wordsProblem = (
  value: unknown,
  { most, length }: Extract<Shape, { kind: 'words' }>,
): string | undefined => {
  if (!Array.isArray(value)) return 'Enter words';
  if (value.length > most) return `Enter at most ${most} words`;
  if (!value.every((word) => isText(word, length))) return `Each word has 1 to ${length} characters`;
  const different = new Set(value.map((word: string) => word.toLowerCase()));
  return different.size === value.length ? undefined : 'Enter each word once';
};

/** What is wrong with a value; undefined when the shape has it. */
export const settingProblem = (shape: Shape, value: unknown): string | undefined => {
  switch (shape.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'Choose on or off';
    case 'number':
      return numberProblem(value, shape);
    case 'address':
      return value === '' || (typeof value === 'string' && isEmailAddress(value))
        ? undefined
        : 'Invalid email address';
    case 'words':
      return wordsProblem(value, shape);
    case 'notice':
      return noticeProblem(value, shape.length);
  }
};

/** Whether a setting can have a value. */
export const isValueOf = <V extends SettingValue>({ shape }: Setting<V>, value: unknown): value is V =>
  settingProblem(shape, value) === undefined;

/** Stored values by key. They may have keys and values that only other versions of the code know. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Whether this code knows the stored value of a setting, or there is none. */
export const isKnownValue = ({ key, shape }: Setting, stored: StoredSettings): boolean =>
  stored[key] === undefined || settingProblem(shape, stored[key]) === undefined;

/** The value that counts: the stored one, or the initial one while none is stored that this code knows. */
export const settingIn = <V extends SettingValue>(setting: Setting<V>, stored: StoredSettings): V => {
  const value = stored[setting.key];
  return isValueOf(setting, value) ? value : setting.initial;
};

/** Whether two values are the same. */
export const isSameValue = (one: SettingValue, other: SettingValue): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** A value whose fields come in one order, whatever the order in which they were stored. */
const inOrder = (value: SettingValue): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value;

/** A limit with the number that a setting has. */
export const withLimit = <L extends { readonly limit: number }>(limit: L, most: number): L => ({
  ...limit,
  limit: most,
});
