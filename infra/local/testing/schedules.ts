import { type Editable, resourceOf } from './assembly.ts';

/* The schedules of the stack that the tests of the runner look at. */

export const scheduleIn = (template: Editable) =>
  resourceOf(template, 'AWS::Scheduler::Schedule', /^EventsHourly/);
export const otherIn = (template: Editable) =>
  resourceOf(template, 'AWS::Scheduler::Schedule', /^EventsMornings/);
export const roleIn = (template: Editable) => resourceOf(template, 'AWS::IAM::Role', /^EventsHourly/);
