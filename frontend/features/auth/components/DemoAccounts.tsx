import { Button } from '#frontend/ui/actions/Button.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';

interface DemoAccountsProps {
  onFill: (email: string, password: string) => void;
}

/** Fills the form with one of the accounts that the seed has made. For the local stage only. */
export function DemoAccounts({ onFill }: DemoAccountsProps) {
  return (
    <section
      aria-labelledby="demo-accounts"
      className="mt-6 rounded-card border border-dashed border-line-strong p-4"
    >
      <h2 id="demo-accounts" className="text-small font-semibold">
        Demo accounts on this machine
      </h2>
      <p className="text-fine text-muted">Select one to fill in its email and password.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {ROLES.map((role) => (
          <Button key={role} size="small" onClick={() => onFill(demoEmail(role), DEMO_PASSWORD)}>
            {ROLE_LABELS[role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
