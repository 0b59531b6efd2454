import { TABLE_ROLES } from '#frontend/ui/data/tableRoles.ts';
import { MENTOR_KINDS } from '../content/mentors.ts';
import { Section } from '../parts/Section.tsx';

/**
 * The four kinds of mentor: a table, whose rows stand as blocks on a phone. The roles are written out, since browsers
 * forget them then (docs/decisions/0114).
 */
export function MentorTypes() {
  return (
    <Section
      title="Four ways to mentor"
      lead="Choose what suits you. Hours are for a typical week."
      ground="ruled"
    >
      <table {...TABLE_ROLES.table} className="w-full text-left max-md:block">
        <thead {...TABLE_ROLES.group} className="text-small text-muted max-md:sr-only">
          <tr {...TABLE_ROLES.row}>
            <th scope="col" {...TABLE_ROLES.columnHeader} className="py-2 font-medium">
              Mentor type
            </th>
            <th scope="col" {...TABLE_ROLES.columnHeader} className="py-2 font-medium">
              What you bring
            </th>
            <th scope="col" {...TABLE_ROLES.columnHeader} className="py-2 text-right font-medium">
              Per week
            </th>
          </tr>
        </thead>
        <tbody
          {...TABLE_ROLES.group}
          className="border-y border-line max-md:block md:divide-y md:divide-line"
        >
          {MENTOR_KINDS.map(({ name, brings, hours }) => (
            <tr
              key={name}
              {...TABLE_ROLES.row}
              className="align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:border-b max-md:border-line max-md:py-5 max-md:last:border-0"
            >
              <th scope="row" {...TABLE_ROLES.rowHeader} className="text-title font-semibold md:w-80 md:py-6">
                {name}
              </th>
              <td
                {...TABLE_ROLES.cell}
                className="text-muted max-md:order-1 max-md:col-span-2 max-md:mt-1 md:py-6 md:pr-10"
              >
                {brings}
              </td>
              <td
                {...TABLE_ROLES.cell}
                className="text-right text-title whitespace-nowrap tabular-nums md:py-6"
              >
                {hours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
