/** A way to read bytes as text. */
export interface Encoding {
  /** The label of the Encoding Standard (https://encoding.spec.whatwg.org), or of `TABLES`. */
  readonly label: string;
  /** Where it is used, for those who choose. */
  readonly name: string;
  /** Languages (BCP 47) of the computers whose programs write it. */
  readonly languages: string;
  /** It has characters of two bytes, of which the first is one of these in usual texts. */
  readonly usualLeads?: readonly [from: number, to: number];
}

/** The encodings of spreadsheet programs before Unicode, the most used first. */
export const ENCODINGS: readonly Encoding[] = [
  {
    label: 'windows-1252',
    name: 'Western European (Windows-1252)',
    languages: 'de fr es it pt nl sv da nb no fi is ga ca',
  },
  { label: 'windows-1250', name: 'Central European (Windows-1250)', languages: 'pl cs sk hu sl hr ro bs sq' },
  { label: 'windows-1251', name: 'Cyrillic (Windows-1251)', languages: 'ru uk be bg sr mk kk' },
  { label: 'windows-1254', name: 'Turkish (Windows-1254)', languages: 'tr az' },
  { label: 'windows-1253', name: 'Greek (Windows-1253)', languages: 'el' },
  { label: 'windows-1255', name: 'Hebrew (Windows-1255)', languages: 'he' },
  { label: 'windows-1256', name: 'Arabic (Windows-1256)', languages: 'ar fa ur' },
  { label: 'windows-1257', name: 'Baltic (Windows-1257)', languages: 'lt lv et' },
  { label: 'windows-1258', name: 'Vietnamese (Windows-1258)', languages: 'vi' },
  { label: 'windows-874', name: 'Thai (Windows-874)', languages: 'th' },
  {
    label: 'gb18030',
    name: 'Chinese, simplified (GBK)',
    languages: 'zh zh-cn zh-hans',
    usualLeads: [0xb0, 0xf7],
  },
  {
    label: 'big5',
    name: 'Chinese, traditional (Big5)',
    languages: 'zh-tw zh-hk zh-hant',
    usualLeads: [0xa4, 0xc6],
  },
  { label: 'shift_jis', name: 'Japanese (Shift_JIS)', languages: 'ja', usualLeads: [0x82, 0x97] },
  { label: 'euc-jp', name: 'Japanese (EUC-JP)', languages: '', usualLeads: [0xa4, 0xcf] },
  { label: 'euc-kr', name: 'Korean (EUC-KR)', languages: 'ko', usualLeads: [0xb0, 0xc8] },
  { label: 'macintosh', name: 'Western European (Mac)', languages: '' },
  { label: 'x-mac-ce', name: 'Central European (Mac)', languages: '' },
  { label: 'x-mac-cyrillic', name: 'Cyrillic (Mac)', languages: '' },
  { label: 'iso-8859-2', name: 'Central European (ISO 8859-2)', languages: '' },
  { label: 'iso-8859-7', name: 'Greek (ISO 8859-7)', languages: '' },
  { label: 'iso-8859-15', name: 'Western European (ISO 8859-15)', languages: '' },
  { label: 'koi8-u', name: 'Cyrillic (KOI8)', languages: '' },
  { label: 'ibm866', name: 'Cyrillic (MS-DOS)', languages: '' },
  { label: 'cp850', name: 'Western European (MS-DOS)', languages: '' },
  { label: 'cp852', name: 'Central European (MS-DOS)', languages: '' },
];

/** The characters from 0x80 on of encodings that `TextDecoder` does not know, as Unicode's own tables map them. */
const TABLES: Readonly<Record<string, string>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  'x-mac-ce':
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
};

/**
 * What no text contains: control characters besides line breaks and tabs, and code points without a character. A text that another
 * program has read wrongly does have the sign of a lost character (U+FFFD).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\p{Co}\p{Cn}]/u;

/** Bytes as text in an encoding; undefined where they cannot be text in it. */
export const decoded = (bytes: Uint8Array, label: string): string | undefined => {
  const table = TABLES[label];
  try {
    const text =
      table === undefined
        ? new TextDecoder(label, { fatal: true }).decode(bytes)
        : Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : table[byte - 128])).join('');
    return NO_TEXT.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};
