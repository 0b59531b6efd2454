import { CheckMark } from './CheckMark.tsx';
import { LinkedText } from './LinkedText.tsx';

/** A claim with its check: `good` was verified, `open` is for the reader to check. */
export interface Claim {
  label: string;
  value: string;
  check: string;
  state: 'good' | 'open';
}

/** What someone states, each claim beside its check. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
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
        {claims.map(({ label, value, check, state }) => (
          <tr key={label} className="border-t border-line align-top max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-4 text-left font-normal text-muted max-md:block max-md:py-0">
              {label}
            </th>
            <td className="py-3 pr-4 font-medium wrap-anywhere max-md:block max-md:py-0">
              {value === '' ? (
                <span className="font-normal text-muted">Not given</span>
              ) : (
                <LinkedText value={value} />
              )}
            </td>
            <td className="py-3 max-md:block max-md:py-0 max-md:pt-1">
              <span className="flex items-start gap-1.5">
                <CheckMark good={state === 'good'} />
                {check}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
