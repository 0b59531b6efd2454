import type { ReactNode } from 'react';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { TIPS } from '../postingLabels.ts';

export type CompanionTab = 'preview' | 'checks';

interface CompanionProps {
  tab: CompanionTab;
  onTab: (tab: CompanionTab) => void;
  /** How many checks wait for a change or an answer. */
  open: number;
  preview: ReactNode;
  checks: ReactNode;
}

/** Beside the form: what candidates will see, what the linter found, and the tips. */
export function Companion({ tab, onTab, open, preview, checks }: CompanionProps) {
  return (
    <div className="flex flex-col gap-8">
      <Tabs
        label="Preview and checks"
        value={tab}
        onChange={(value) => onTab(value === 'checks' ? 'checks' : 'preview')}
        tabs={[
          { value: 'preview', label: 'Preview', content: preview },
          { value: 'checks', label: 'Checks', count: open, content: checks },
        ]}
      />
      <Tips />
    </div>
  );
}

/** The tips of the spec’s sidebar. */
function Tips() {
  return (
    <section aria-label="Posting tips" className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-body font-semibold">Posting tips</h2>
      <ul className="mt-3 flex flex-col gap-3 text-small">
        {TIPS.map(({ title, text }) => (
          <li key={title}>
            <p className="font-medium">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
