-- Whether someone's view of a person is in the log already. Only SQL that PostgreSQL 15 knows.
create index audit_log_views on audit_log (account_id, actor_id, target, entry_id) where action = 'subscriber.viewed';
