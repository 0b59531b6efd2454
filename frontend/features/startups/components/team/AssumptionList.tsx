import { EntryActions } from '#frontend/core/lists/EntryActions.tsx';
import { withoutEntry } from '#frontend/core/lists/entries.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import type { Assumption } from '#shared/features/startups/entries.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';
import { DECISION_TONES, decisionName, RISK_NAMES, RISK_TONES } from '../../assumptionWords.ts';
import { useListChange } from '../../lists.ts';
import type { PartProps } from './sheet.ts';

/** All assumptions of a startup with test, result and decision. Nothing while there are none: the screen leads to the first. */
export function AssumptionList({ startup, open }: PartProps) {
  const { assumptions, status } = startup;
  if (assumptions.length === 0) return null;
  const isOpen = status !== 'closed';
  return (
    <Card
      title="Assumptions"
      actions={
        isOpen && (
          <Button
            disabled={assumptions.length >= STARTUP.assumptions}
            onClick={() => open({ kind: 'assumption' })}
          >
            Add assumption
          </Button>
        )
      }
    >
      <ol className="-my-4 divide-y divide-line">
        {assumptions.map((assumption) => (
          <AssumptionRow key={assumption.id} assumption={assumption} startup={startup} open={open} />
        ))}
      </ol>
    </Card>
  );
}

function AssumptionRow({ assumption, startup, open }: PartProps & { assumption: Assumption }) {
  const { id, statement, risk, test, result, decision } = assumption;
  const remove = useListChange('assumptions', startup, 'Assumption removed');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 dir="auto" className="font-medium wrap-anywhere">
          {statement}
        </h3>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge size="small" tone={RISK_TONES[risk]}>
            {RISK_NAMES[risk]}
          </Badge>
          <Badge size="small" tone={decision === null ? 'neutral' : DECISION_TONES[decision]}>
            {decision === null ? 'Untested' : decisionName(decision)}
          </Badge>
        </p>
        <Part label="Test" text={test} />
        <Part label="Result" text={result} />
      </div>
      {startup.status !== 'closed' && (
        <EntryActions
          name={statement}
          kind="assumption"
          consequence="Its test and result are removed with it, for the whole team."
          onEdit={() => open({ kind: 'assumption', id })}
          remove={() => remove.mutateAsync((entries) => withoutEntry(entries, { id }))}
        />
      )}
    </li>
  );
}

function Part({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p dir="auto" className="mt-2 text-small whitespace-pre-line wrap-anywhere">
      <span className="text-muted">{label}:</span> {text}
    </p>
  );
}
