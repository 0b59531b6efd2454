/** Step 2 of admins, who are asked nothing here (spec, point 2). */
export function NoFields() {
  return (
    <p className="text-muted">
      There is nothing to fill in here for an admin. Your account gets its rights from somebody who is an
      admin already, whatever stands in the profile.
    </p>
  );
}
