import { cx } from '#frontend/ui/style/cx.ts';
import { ActiveIcon, AlertIcon } from '#frontend/ui/style/icons.ts';
import type { Approval } from '#shared/core/approvals.ts';
import { claimsOf } from '../claims.ts';

/** Each claim of a user beside its check. */
export function Claims({ approval }: { approval: Approval }) {
  return (
    <table className="w-full text-small max-md:block">
      <thead className="max-md:sr-only">
        <tr className="text-left text-muted">
          <th scope="col" className="w-28 py-2 font-medium">
            Field
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Claim
          </th>
          <th scope="col" className="py-2 font-medium">
            Check
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {claimsOf(approval).map(({ label, value, check, state }) => {
          const Icon = state === 'good' ? ActiveIcon : AlertIcon;
          return (
            <tr key={label} className="border-t border-line align-top max-md:block max-md:py-3">
              <th scope="row" className="py-3 pr-4 text-left font-normal text-muted max-md:block max-md:py-0">
                {label}
              </th>
              <td className="py-3 pr-4 font-medium wrap-anywhere max-md:block max-md:py-0">
                <Value value={value} />
              </td>
              <td className="py-3 max-md:block max-md:py-0 max-md:pt-1">
                <span className="flex items-start gap-1.5">
                  <Icon
                    aria-hidden="true"
                    className={cx(
                      'mt-0.75 size-4 flex-none',
                      state === 'good' ? 'text-positive' : 'text-warning',
                    )}
                  />
                  {check}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: string }) {
  if (value === '') return <span className="font-normal text-muted">Not given</span>;
  if (!value.startsWith('https://')) return <>{value}</>;
  return (
    <a href={value} rel="noreferrer" target="_blank" className="py-1 text-brand hover:underline">
      {value.replace('https://', '')}
    </a>
  );
}
