-- Outside of a transaction: what 0083 asks of every request, looked through for those that were there before.
alter table extension.request validate constraint request_order;
