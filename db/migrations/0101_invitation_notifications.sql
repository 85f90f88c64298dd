-- An invitation that is withdrawn, replaced, answered or over takes its notification along. Running servers go on.
create function notifications.forget_invitation() returns trigger
  language plpgsql security definer set search_path = notifications, pg_temp as $$
begin
  with gone as (
    delete from notifications.notification as n using accounts.account as a, accounts.membership as m
    where lower(a.email) = lower(old.email) and m.account_id = a.id
      and n.workspace_id = m.workspace_id and n.account_id = a.id and n.thing_id = old.id and n.kind = 'invitation'
    returning n.workspace_id, n.account_id
  )
  insert into platform.live_event (workspace_id, topic, key) select workspace_id, 'notifications', '@' || account_id from gone;
  return null;
end $$;
revoke all on function notifications.forget_invitation() from public;

create trigger forget_invitation after delete on accounts.invitation for each row execute function notifications.forget_invitation();
