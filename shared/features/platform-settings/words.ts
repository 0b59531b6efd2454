import { isolated } from '#shared/core/isolation.ts';
import type { PlatformNotice, Setting, SettingValue } from '#shared/core/settings.ts';

// Plain functions without schemas: the browser loads them with the admins' screen.

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const noticeInWords = ({ text, until }: PlatformNotice): string => {
  const end = until === null ? '' : ` (until ${moment.format(new Date(until))} UTC)`;
  return `“${isolated(text)}”${end}`;
};

/** A value of a setting in words: `20 postings`, `Off`. */
export const valueInWords = ({ shape }: Pick<Setting, 'shape'>, value: SettingValue): string => {
  if (typeof value === 'boolean')
    return shape.kind === 'switch' ? shape[value ? 'on' : 'off'] : String(value);
  if (typeof value === 'number')
    return `${value.toLocaleString('en')}${shape.kind === 'number' ? ` ${shape.unit}` : ''}`;
  if (typeof value === 'string') return value === '' ? 'None' : isolated(value);
  if (value === null) return shape.kind === 'number' ? `Any number of ${shape.unit}` : 'None';
  if ('tone' in value) return noticeInWords(value);
  return value.length === 0 ? 'None' : value.map(isolated).join(', ');
};
