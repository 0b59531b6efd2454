import { signedDay } from '#frontend/parts/credentials/state.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { ActiveIcon, AlertIcon, CloseIcon, InfoIcon, PauseIcon } from '#frontend/ui/style/icons.ts';
import type { Finding } from '#shared/features/credentials/check.ts';
import type { CredentialDocument } from '#shared/features/credentials/documents.ts';
import type { Verdict } from '#shared/features/credentials/rules.ts';
import { VERDICT_TEXTS } from '#shared/features/credentials/verdicts.ts';
import { stepsOf } from '../steps.ts';

/** Each verdict has a drawing of its own, so that none is told by its colour alone. */
const ICONS: Readonly<Record<Verdict, typeof ActiveIcon>> = {
  valid: ActiveIcon,
  expired: AlertIcon,
  suspended: PauseIcon,
  revoked: CloseIcon,
  changed: CloseIcon,
  foreign: CloseIcon,
  unknown: InfoIcon,
};

const BORDERS = {
  positive: 'border-positive',
  warning: 'border-warning',
  danger: 'border-danger',
  neutral: 'border-line-strong',
  info: 'border-line-strong',
};

/** What a check found: the verdict and its reason, then what the credential says, once it is known that Fledge signed it. */
export function VerdictView({ finding }: { finding: Finding }) {
  const { verdict, reason, credential, asOf } = finding;
  const { label, meaning, tone } = VERDICT_TEXTS[verdict];
  const Icon = ICONS[verdict];
  return (
    <div className={cx('rounded-card border-2 bg-raised p-5 md:p-6', BORDERS[tone])}>
      <h2 className="flex flex-wrap items-center gap-3 text-title font-semibold">
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {label}
        </Badge>
        {credential && <bdi className="min-w-0 wrap-anywhere">{credential.name}</bdi>}
      </h2>
      <p className="mt-3 max-w-prose">{meaning}</p>
      <p className="mt-1 max-w-prose text-small text-muted wrap-anywhere">{reason}</p>
      {asOf !== undefined && (
        <p className="mt-1 text-small text-muted">{`Its status is as of ${recordMoment(asOf)}.`}</p>
      )}
      <Steps finding={finding} />
      {credential && <Said credential={credential} />}
    </div>
  );
}

const STEP_RESULTS = {
  passed: { words: 'Yes', icon: ActiveIcon, color: 'text-positive' },
  failed: { words: 'No', icon: CloseIcon, color: 'text-danger' },
  open: { words: 'Not known', icon: InfoIcon, color: 'text-muted' },
} as const;

function Steps({ finding }: { finding: Finding }) {
  return (
    <ol aria-label="What was checked" className="mt-5 flex flex-col gap-2 text-small">
      {stepsOf(finding).map(({ label, result }) => {
        const { words, icon: Icon, color } = STEP_RESULTS[result];
        return (
          <li key={label} className="flex items-start gap-2">
            <Icon aria-hidden="true" className={cx('mt-0.5 size-4 flex-none', color)} />
            <span>
              {label}
              <span className="text-muted">{`: ${words}`}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const holderOf = ({ credentialSubject }: CredentialDocument): string => {
  const named = credentialSubject.identifier.find(({ identityType }) => identityType === 'name');
  return named?.identityHash ?? '';
};

function Said({ credential }: { credential: CredentialDocument }) {
  const { issuer, validFrom, validUntil, credentialSubject, evidence = [] } = credential;
  const { achievement } = credentialSubject;
  return (
    <div className="mt-6 flex flex-col gap-6 border-t border-line pt-6">
      <Facts
        title="What it says"
        facts={[
          ['Holder', holderOf(credential)],
          ['Achievement', achievement.name],
          ['Criteria', achievement.criteria.narrative],
          ['Skills', achievement.tag?.join(', ') ?? ''],
          ['Issued by', `${issuer.name} (${issuer.id})`],
          ['Valid from', signedDay(validFrom)],
          ['Valid until', validUntil === undefined ? 'It doesn’t expire.' : signedDay(validUntil)],
        ]}
      />
      {evidence.length > 0 && (
        <Facts
          title="How it was shown"
          facts={evidence.map(({ name, narrative }) => [name, narrative] as const)}
        />
      )}
      <p className="text-small text-muted">
        That the holder is the person in front of you is for you to check: the document has the name, and a
        fingerprint of the email address.
      </p>
    </div>
  );
}
