-- Nobody reviews an alarm about what they looked at themselves. Servers that are still running answer such a review with a conflict.
alter policy audit_reviews on desk.alarm
  using (
    desk.acts_as('office-audit') and reviewed_at is null
    and exists (select from desk.look l where l.id = look_id and l.officer <> desk.acting())
  );
