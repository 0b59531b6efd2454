import { cx } from '#frontend/ui/style/cx.ts';
import { logoPath } from '#shared/core/branding.ts';

interface CompanyLogoProps {
  companyId: string;
  /** Its hash. */
  logo: string;
  /** `small` fits into a line of text. */
  size: 'small' | 'large';
}

const SIZES = { small: 'size-6 rounded-tick p-0.5', large: 'size-16 rounded-control p-1' };
const PIXELS = { small: 24, large: 64 };

/**
 * The logo of a company, on white in both themes, as most logos are made. Decorative: the name is beside it.
 */
export function CompanyLogo({ companyId, logo, size }: CompanyLogoProps) {
  return (
    <img
      src={logoPath(companyId, logo)}
      alt=""
      width={PIXELS[size]}
      height={PIXELS[size]}
      decoding="async"
      className={cx('inline-block flex-none border border-line bg-plate object-contain', SIZES[size])}
    />
  );
}
