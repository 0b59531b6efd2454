import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { fullName } from '#shared/core/names.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import type { CoHost } from '../eventValues.ts';
import { NO_PROFILE, userIdIn } from '../profileLink.ts';

interface CoHostsProps {
  chosen: readonly CoHost[];
  onChange: (chosen: readonly CoHost[]) => void;
  error: string | undefined;
}

/** Users who host the event, too: they are added by the link to their profile. */
export function CoHosts({ chosen, onChange, error }: CoHostsProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const add = useMutation({
    mutationFn: (id: string) => api.call('profile.person', { params: { id } }),
    onSuccess: ({ id, firstName, lastName }) => {
      onChange([...chosen, { id, name: fullName({ firstName, lastName }) }]);
      setText('');
    },
    onError: (failure) => setRefused(errorMessage(failure, UNREACHABLE)),
  });
  const find = () => {
    const id = userIdIn(text);
    const again = chosen.some((one) => one.id === id);
    setRefused(id === undefined ? NO_PROFILE : again ? 'This user is a co-host already' : undefined);
    if (id !== undefined && !again) add.mutate(id);
  };
  return (
    <FieldGroup
      label="Co-hosts"
      mark="optional"
      hint={`Up to ${EVENT.coHosts}. They see the guests and can change the event.`}
      error={error}
    >
      <div className="flex flex-col gap-3">
        {chosen.length > 0 && (
          <ul aria-label="Co-hosts" className="divide-y divide-line rounded-control border border-line">
            {chosen.map(({ id, name }) => (
              <li key={id} className="flex items-center justify-between gap-3 px-3 py-2 text-small">
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onChange(chosen.filter((one) => one.id !== id))}
                >
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {chosen.length < EVENT.coHosts && (
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              className="min-w-0 flex-1 basis-56"
              name="coHost"
              label="Link to their profile"
              error={refused}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                find();
              }}
              autoComplete="off"
            />
            <Button pending={add.isPending} onClick={find}>
              Add co-host
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
