import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { RISK_NAMES, RISK_TONES } from '../../assumptionWords.ts';
import { ADVISERS_PATH } from '../../words.ts';
import type { PartProps } from './sheet.ts';

/** What the team tests next: the untested assumption with the highest risk. */
export function Riskiest({ startup, open }: PartProps) {
  const { riskiest, assumptions } = startup;
  const add = (
    <Button variant="primary" onClick={() => open({ kind: 'assumption' })}>
      {assumptions.length === 0 ? 'Write the first assumption' : 'Add assumption'}
    </Button>
  );
  if (!riskiest)
    return (
      <Card title="Test next">
        <EmptyState
          title={assumptions.length === 0 ? 'What must be true?' : 'All assumptions are tested'}
          action={add}
        >
          {assumptions.length === 0
            ? 'An idea rests on assumptions, such as “people pay for it”. Write down the riskiest one and how you find out whether it is true.'
            : 'Write down what else must be true, or ask a mentor what you overlook.'}
        </EmptyState>
      </Card>
    );
  return (
    <Card
      title="Test next"
      description="The riskiest assumption that is not tested yet."
      actions={<Badge tone={RISK_TONES[riskiest.risk]}>{RISK_NAMES[riskiest.risk]}</Badge>}
    >
      <p dir="auto" className="text-title font-semibold wrap-anywhere">
        {riskiest.statement}
      </p>
      <h3 className="mt-4 text-small font-semibold">How we test it</h3>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {riskiest.test || 'No test written down yet.'}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="primary" onClick={() => open({ kind: 'result', id: riskiest.id })}>
          Record a result
        </Button>
        <TextLink to={ADVISERS_PATH}>Ask a mentor for advice</TextLink>
      </div>
    </Card>
  );
}
