import { useId, useState } from 'react';
import { AddSkill } from '#frontend/core/lists/AddSkill.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { ChevronDownIcon } from '#frontend/ui/style/icons.ts';
import { MAX_SKILLS, SKILLS } from '#shared/core/choices.ts';

interface SkillPickerProps {
  skills: readonly string[];
  onChange: (skills: readonly string[]) => void;
}

/** What a closed picker says: `All`, `React`, `React and 2 more`. */
const summaryOf = ([first, ...rest]: readonly string[]) => {
  if (first === undefined) return 'All';
  return rest.length > 0 ? `${first} and ${rest.length} more` : first;
};

/**
 * Any number of skills, all of which an opportunity must ask for. A field that opens below itself: fourteen chips
 * are too many to be always visible, and too many for a menu.
 */
export function useSkillPicker({ skills, onChange }: SkillPickerProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const listed: readonly string[] = SKILLS;
  const toggle = (skill: string, chosen: boolean) =>
    onChange(chosen ? [...skills, skill] : skills.filter((one) => one !== skill));

  const field = (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-small font-medium">
        Skill
      </span>
      <button
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={() => setOpen(!open)}
        className="control flex items-center justify-between gap-2 text-left"
      >
        <span id={`${id}-value`} className="truncate">
          {summaryOf(skills)}
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className={cx('size-4 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
    </div>
  );
  const panel = open && (
    <div id={`${id}-panel`} className="rounded-card border border-line bg-raised p-4">
      <CheckboxGrid
        label="Show opportunities that ask for all of these skills"
        options={[...SKILLS, ...skills.filter((one) => !listed.includes(one))]}
        value={skills}
        onChange={(event) => toggle(event.target.value, event.target.checked)}
        {...(skills.length >= MAX_SKILLS && {
          hint: `You can select up to ${MAX_SKILLS} skills. Only the first ${MAX_SKILLS} in the list are used.`,
        })}
      />
      {skills.length < MAX_SKILLS && (
        <div className="mt-4 max-w-72">
          <AddSkill chosen={skills} onAdd={(skill) => toggle(skill, true)} />
        </div>
      )}
      <div className="mt-4 flex gap-2">
        <Button size="small" onClick={() => setOpen(false)}>
          Done
        </Button>
        {skills.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => onChange([])}>
            All skills
          </Button>
        )}
      </div>
    </div>
  );
  return { field, panel };
}
