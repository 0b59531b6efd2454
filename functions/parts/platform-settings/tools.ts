import { list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Tool, ToolAnswer, Value } from '#functions/core/advisor/tool.ts';
import { number, word, text as written } from '#functions/core/advisor/values.ts';
import { counted, listed, sentence } from '#functions/core/advisor/words.ts';
import type { Setting } from '#shared/core/settings.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { settingOf } from '#shared/settings.ts';
import { settingsNamed } from './named-settings.ts';

const SCREEN: Source = { title: 'Settings of the platform', url: '/dashboard/admin/settings' };
const SUGGESTIONS = ['Is anything switched off?', 'What does the read-only switch do?'];
const SHOWN = 5;

type Row = AnswerOf<'platform-settings.list'>['items'][number];
/** A setting with its present value. */
interface Known {
  readonly setting: Setting;
  readonly row: Row;
}

const pathOf = ({ setting }: Known): string => `${SCREEN.url}?open=${setting.key}`;

const inWords = ({ setting, row }: Known): string => `${setting.label}: ${valueInWords(setting, row.value)}`;

/** Only numbers and switches reach a model; what an admin wrote does not. */
const factValue = ({ setting, row }: Known): Value => {
  const words = valueInWords(setting, row.value);
  if (typeof row.value === 'number') return number(row.value);
  return typeof row.value === 'boolean' ? word(words) : written(words);
};

const factsOf = (settings: readonly Known[]): Fact[] =>
  settings.map((one) => ({
    about: 'setting of the platform',
    values: { setting: word(one.setting.label), value: factValue(one) },
    path: pathOf(one),
  }));

const answered = (lead: string, settings: readonly Known[]): ToolAnswer => ({
  blocks: [
    paragraph(lead),
    ...list(settings.slice(0, SHOWN).map((one) => [inWords(one), pathOf(one)] as const)),
  ],
  sources: [SCREEN],
  facts: factsOf(settings.slice(0, SHOWN)),
  suggestions: SUGGESTIONS,
});

/** One setting: what it is set to, what a change brings about, and what waits. */
const explained = (one: Known): ToolAnswer => {
  const { setting, row } = one;
  const initial = row.version > 0 ? ` Its default is ${valueInWords(setting, row.default)}.` : '';
  const waits = row.pending ? ' A change of it waits for a second admin.' : '';
  const risk = setting.risk ? ` A change waits for a second admin where there are two: ${setting.risk}` : '';
  return {
    ...answered(`${inWords(one)}.${initial} ${setting.changes}${risk}${waits}`, []),
    sources: [{ title: setting.label, url: pathOf(one) }],
    facts: factsOf([one]),
  };
};

const isOff = ({ setting, row }: Known): boolean =>
  setting.shape.kind === 'switch' && setting.initial === true && row.value === false;

/** The questions about all settings, each with which of them it asks for and how they are introduced. */
const OVERVIEWS: readonly {
  readonly asks: RegExp;
  readonly has: (one: Known) => boolean;
  readonly some: (count: number) => string;
  readonly none: string;
}[] = [
  {
    asks: /\b(?:second admin|wait(?:s|ing)?|approv\w*|pending)\b/,
    has: ({ row }) => row.pending !== null,
    some: (count) =>
      `${sentence(counted(count, 'change'))} of settings ${count === 1 ? 'waits' : 'wait'} for a second admin.`,
    none: 'No change of a setting waits for a second admin.',
  },
  {
    asks: /\b(?:switched off|turned off|is off|are off|closed|what is off)\b/,
    has: isOff,
    some: (count) => `${sentence(counted(count, 'switch is', 'switches are'))} off.`,
    none: 'Nothing is switched off.',
  },
  {
    asks: /\b(?:chang\w+|differ\w*|defaults?)\b/,
    has: ({ row }) => row.version > 0,
    some: (count) => `${sentence(counted(count, 'setting was', 'settings were'))} changed.`,
    none: 'No setting was changed: all have their defaults.',
  },
  {
    asks: /\brisky\b/,
    has: ({ row }) => row.risky,
    some: (count) =>
      `A change of ${counted(count, 'setting')} waits for a second admin where there are two. These are some of them.`,
    none: 'No setting is risky.',
  },
];

/** Of settings with the same label, such as a switch and a limit of applications, those of the kind that is asked about. */
const meantBy = (text: string, named: readonly Known[]): readonly Known[] => {
  const asksSwitch = /\b(?:switch\w*|turn\w*|on|off|open|closed?)\b/.test(text);
  const meant = named.filter(({ setting }) => (setting.shape.kind === 'switch') === asksSwitch);
  return meant.length > 0 ? meant : named;
};

const overviewOf = (text: string, all: readonly Known[]): ToolAnswer | undefined => {
  const overview = OVERVIEWS.find(({ asks }) => asks.test(text));
  if (!overview) return undefined;
  const found = all.filter(overview.has);
  return found.length === 0
    ? said(overview.none, { sources: [SCREEN], suggestions: SUGGESTIONS })
    : answered(overview.some(found.length), found);
};

const explain = defineTool({
  intent: 'platform-settings.explain',
  roles: ['admin'],
  question: 'Is anything switched off?',
  routes: ['platform-settings.list'],
  answer: async ({ call, slots: { text } }) => {
    const { items } = await call('platform-settings.list');
    const all = items.flatMap((row): Known[] => {
      const setting = settingOf(row.key);
      return setting ? [{ setting, row }] : [];
    });
    const keys = settingsNamed(text);
    const named = meantBy(
      text,
      all.filter(({ setting }) => keys.includes(setting.key)),
    );
    const [one, ...others] = named;
    if (one && others.length === 0) return explained(one);
    if (one)
      return answered(
        `${sentence(counted(named.length, 'setting'))} could be meant: ${listed(named.slice(0, SHOWN).map(({ setting }) => setting.label))}.`,
        named,
      );
    const off = all.filter(isOff).length;
    return (
      overviewOf(text, all) ??
      answered(
        `There are ${all.length} settings. ${sentence(counted(off, 'feature is', 'features are'))} switched off, and ${counted(all.filter(({ row }) => row.version > 0).length, 'setting')} differ from their defaults.`,
        all.filter(({ row }) => row.version > 0),
      )
    );
  },
});

/** What the advisor can say about the settings of the platform. It changes none: an admin does, with a reason. */
export const TOOLS: readonly Tool[] = [explain];
