/** Invisible characters that change the order in which the text around them is shown. */
const BIDIRECTIONAL_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Anything but white space, marks without a letter, fillers, and other characters that show nothing. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{M}\u2800]/u;

/**
 * Text as other users may see it: without bidirectional controls, and empty when nothing of it is visible. The controls
 * are removed and not refused, because texts that are copied from other programs contain them unnoticed.
 */
export const visibleText = (text: string): string => {
  const rest = text.replace(BIDIRECTIONAL_CONTROLS, '');
  return VISIBLE.test(rest) ? rest : '';
};
