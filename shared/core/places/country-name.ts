let names: Intl.DisplayNames | undefined;

/** The English name of a country by its code (ISO 3166-1): `Germany`. */
export const countryName = (code: string): string => {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
};
