-- Outside of a transaction: invitations by their address, and the few accounts that are to be deleted. Each statement may be repeated.
create index concurrently if not exists invitation_email on accounts.invitation (lower(email));
create index concurrently if not exists account_delete_at on accounts.account (delete_at) where delete_at is not null;
