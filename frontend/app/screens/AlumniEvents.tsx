import { Events } from '#frontend/features/events/pages/EventsPage.tsx';

/** `/dashboard/alumni/events`: the events that an alumnus hosts, with the other tabs beside. */
export default function AlumniEvents() {
  return <Events first="hosting" />;
}
