/** Step 2 of admins, who are asked nothing here (spec, point 2). */
export function NoFields() {
  return (
    <p className="text-muted">
      There’s nothing to fill in here for admins. You get your permissions when an existing admin approves
      your account.
    </p>
  );
}
