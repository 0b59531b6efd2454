import { Link, type LinkProps } from 'react-router-dom';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** `quiet` is underlined only under the pointer; for links outside running text. */
  quiet?: boolean;
}

/** A link among words. Its padding makes it 24 px high, which a finger needs, and moves no line. */
export function TextLink({ quiet = false, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={
        quiet
          ? 'rounded-tick py-1 font-medium text-brand underline-offset-4 hover:underline'
          : 'rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2'
      }
    />
  );
}
