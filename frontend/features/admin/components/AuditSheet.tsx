import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import type { AuditEntry, AuditValues } from '#shared/features/admin/audit.ts';
import { ACTION_LABELS } from '../adminLabels.ts';

/** One entry of the audit log: what changed, and its place in the chain. */
export function AuditSheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { n, at, actor, action, target, reason, before, after, hash, previousHash } = entry;
  return (
    <Sheet
      side="right"
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${ACTION_LABELS[action]}: ${target.name}`}
      description={`Entry ${n.toLocaleString('en')}, ${recordMoment(at)}`}
    >
      <div className="flex flex-col gap-6">
        <Facts
          title="Action"
          facts={[
            ['Actor', actor.name],
            ['Target', target.name],
            ['Target id', target.id],
            ['Reason', reason],
          ]}
        />
        <Changes before={before} after={after} />
        <section className="text-small">
          <h3 className="font-semibold">Chain</h3>
          <dl className="mt-2 flex flex-col gap-3">
            <Hash label="Hash" value={hash} />
            <Hash label="Hash of the entry before" value={previousHash} />
          </dl>
        </section>
      </div>
    </Sheet>
  );
}

function Changes({ before, after }: { before: AuditValues; after: AuditValues }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <section className="text-small">
      <h3 className="font-semibold">Changes</h3>
      <table className="mt-2 w-full table-fixed">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="w-28 py-1.5 font-medium">
              Field
            </th>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              Before
            </th>
            <th scope="col" className="py-1.5 font-medium">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere text-muted">
                <bdi>{name}</bdi>
              </th>
              <td className="py-2 pr-3 wrap-anywhere">{valueInWords(before[name])}</td>
              <td className="py-2 font-medium wrap-anywhere">{valueInWords(after[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const valueInWords = (value: AuditValues[string] | undefined): string => {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
};

function Hash({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="text-fine break-all tabular-nums">{value || '–'}</dd>
    </div>
  );
}
