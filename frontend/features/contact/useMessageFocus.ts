import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  heading: RefObject<HTMLHeadingElement | null>;
  rows: RefObject<HTMLUListElement | null>;
  /** The message that stands there whole. */
  shown: string | undefined;
  /** The message that the address names. */
  named: string | null;
  wide: boolean;
  linkTo: (id: string) => string;
}

/**
 * Leads whoever chose a message to it once it stands there, and on a narrow screen, where it takes the place of the
 * list, back to its row. Returns what to call at the choice.
 */
export const useMessageFocus = ({ heading, rows, shown, named, wide, linkTo }: Places) => {
  const chosen = useRef<string>(undefined);
  const namedBefore = useRef(named);
  useEffect(() => {
    const left = namedBefore.current;
    namedBefore.current = named;
    if (shown !== undefined && shown === chosen.current) {
      chosen.current = undefined;
      heading.current?.focus();
    } else if (!wide && named === null && left !== null) {
      const links = [...(rows.current?.querySelectorAll('a') ?? [])];
      links.find((link) => link.getAttribute('href') === linkTo(left))?.focus();
    }
  }, [shown, named, wide, heading, rows, linkTo]);
  return (id: string) => {
    if (id === shown) heading.current?.focus();
    else chosen.current = id;
  };
};
