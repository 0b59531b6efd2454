import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { shortened } from '#shared/core/characters.ts';
import { CONTACT_LABELS, contactDataIn } from '#shared/core/contact-data.ts';

/** How much of what was found the answer names. */
const SHOWN = 60;

/**
 * Throws 400 for texts with contact data, by the names of their fields: in a mentorship with a student under 18 neither side
 * gets any of the other.
 */
export const refuseContactData = (texts: Readonly<Record<string, string | undefined>>): void => {
  const { hostname } = new URL(env('SITE_URL'));
  const fields = Object.entries(texts).flatMap(([field, text = '']) => {
    const found = contactDataIn(text, hostname);
    return found
      ? [
          [
            field,
            `Remove ${CONTACT_LABELS[found.kind]} (${shortened(found.text, SHOWN)}): contact data isn’t allowed with students under 18`,
          ],
        ]
      : [];
  });
  if (fields.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
};
