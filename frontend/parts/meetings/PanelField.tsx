import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { fullName } from '#shared/core/names.ts';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';
import { MAX_PANEL } from '#shared/features/meetings/rules.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** The other members of the user's company; none for users without one. */
const useColleagues = (wanted: boolean): readonly Colleague[] => {
  const { id: userId } = useCurrentUser();
  const { data: own } = useQuery({ ...api.query('companies.mine'), enabled: wanted });
  const id = own?.company?.id ?? '';
  const { data } = useQuery({
    ...api.query('companies.members', { params: { id } }),
    enabled: wanted && id !== '',
  });
  return (data?.items ?? [])
    .filter((member) => member.status === 'member' && member.userId !== userId)
    .map(({ userId: colleague, firstName, lastName }) => ({
      id: colleague,
      name: fullName({ firstName, lastName }),
    }));
};

interface PanelFieldProps {
  reason: MeetingReason;
  chosen: readonly Colleague[];
  onChoose: (chosen: readonly Colleague[]) => void;
}

/** Colleagues who take part in an interview. Nothing for users without colleagues. */
export function PanelField({ reason, chosen, onChoose }: PanelFieldProps) {
  const { role } = useCurrentUser();
  const colleagues = useColleagues(reason.kind === 'application' && role === 'employer');
  if (colleagues.length === 0) return null;
  return (
    <FieldGroup label="Panel" mark="optional" hint="They are invited, too, and must be free.">
      <div className="flex flex-col gap-2">
        {colleagues.map((colleague) => {
          const isChosen = chosen.some(({ id }) => id === colleague.id);
          return (
            <Checkbox
              key={colleague.id}
              label={colleague.name}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MAX_PANEL}
              onChange={() =>
                onChoose(isChosen ? chosen.filter(({ id }) => id !== colleague.id) : [...chosen, colleague])
              }
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
