import { type Editable, resourceOf } from './assembly.ts';

/* The schedules of the stack that the tests of the runner look at. */

export const scheduleIn = (template: Editable) =>
  resourceOf(template, 'AWS::Scheduler::Schedule', /^EventsHourly/);
export const roleIn = (template: Editable) => resourceOf(template, 'AWS::IAM::Role', /^EventsHourly/);

/** Switches the other schedules off: all functions are the probe, so one of them is enough. */
export const disableOthers = ({ Resources }: Editable): void => {
  for (const [name, { Type, Properties }] of Object.entries(Resources))
    if (Type === 'AWS::Scheduler::Schedule' && !name.startsWith('EventsHourly'))
      Properties.State = 'DISABLED';
};
