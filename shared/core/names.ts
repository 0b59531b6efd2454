/** The parts of a user's name. Those who have one name only have no last name. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name in one, as it is shown. */
export const fullName = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

/** Whether a user has one name only, by what is stored of it. */
export const hasOneName = ({ firstName, lastName }: Names): boolean => firstName !== '' && lastName === '';
