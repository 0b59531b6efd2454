import { EntryActions } from '#frontend/core/lists/EntryActions.tsx';
import { withEntry, withoutEntry } from '#frontend/core/lists/entries.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import { DOCUMENT_STATE_NAMES, DOCUMENT_STATES, STUDY_PLAN } from '#shared/features/study-plan/rules.ts';
import type { PlanDocument, VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { usePlanChange } from '../api.ts';
import { STATE_OPTIONS } from '../words.ts';

interface DocumentListProps {
  plan: VersionedPlan;
  /** Opens the form: of a document, or of a new one. */
  onEdit: (id: string) => void;
}

/** The documents of the plan, each with its state. */
export function DocumentList({ plan, onEdit }: DocumentListProps) {
  const add = (
    <Button disabled={plan.documents.length >= STUDY_PLAN.documents} onClick={() => onEdit('new')}>
      Add document
    </Button>
  );
  if (plan.documents.length === 0)
    return (
      <Card title="Documents">
        <EmptyState title="No documents yet" action={add}>
          Add what the applications ask for, such as transcripts, a language certificate or references.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Documents" actions={<div className="print:hidden">{add}</div>}>
      <ul className="-my-4 divide-y divide-line">
        {plan.documents.map((document) => (
          <DocumentRow key={document.id} document={document} onEdit={() => onEdit(document.id)} />
        ))}
      </ul>
    </Card>
  );
}

function DocumentRow({ document, onEdit }: { document: PlanDocument; onEdit: () => void }) {
  const { name, country, state, note } = document;
  const move = usePlanChange({ atOnce: true });
  const { mutateAsync: remove } = usePlanChange({ atOnce: false });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <h3 className="font-medium">
          <bdi>{name}</bdi>
        </h3>
        {note !== '' && (
          <p className="text-small text-muted">
            <bdi>{note}</bdi>
          </p>
        )}
        {country && <Badge size="small">{GUIDE_COUNTRY_NAMES[country]}</Badge>}
        <p className="hidden text-small print:block">{DOCUMENT_STATE_NAMES[state]}</p>
      </div>
      <div className="w-36 print:hidden">
        <Select
          label={<span className="sr-only">{`State of ${name}`}</span>}
          options={STATE_OPTIONS}
          value={state}
          onChange={({ target }) => {
            const chosen = DOCUMENT_STATES.find((one) => one === target.value) ?? state;
            move.mutate({
              said: 'Document saved',
              change: (plan) => ({
                ...plan,
                documents: withEntry(plan.documents, { ...document, state: chosen }),
              }),
            });
          }}
        />
      </div>
      <EntryActions
        name={name}
        kind="document"
        consequence="It leaves your plan."
        onEdit={onEdit}
        remove={() =>
          remove({
            said: 'Document removed',
            change: (plan) => ({ ...plan, documents: withoutEntry(plan.documents, document) }),
          })
        }
      />
    </li>
  );
}
