/** Characters of several UTF-16 units, one of each kind: each of them must stay whole wherever a text is cut. */
export const LONG_CHARACTERS: Readonly<Record<string, string>> = {
  'one code point': '🎉',
  'a skin tone': '👍🏽',
  'a variation selector': '❤️',
  'a keycap': '7️⃣',
  'a family, joined': '👩‍👩‍👧‍👦',
  'a joined profession': '👩🏽‍🚀',
  'a flag of two letters': '🇮🇳',
  'a flag of tags': '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'combining marks': 'e\u0301\u0323',
  'conjoining Hangul': '\u1112\u1161\u11ab',
  'a vowel sign': 'कि',
  'a rare ideograph': '𠮷',
  'an ideograph with a variation': '葛\u{e0100}',
};
