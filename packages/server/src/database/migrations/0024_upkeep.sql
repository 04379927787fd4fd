-- Old rows are found by their age, whatever the size of the table. Only SQL that PostgreSQL 15 knows.

-- The other half of webhook_deliveries_by_age: what waits for an inactive webhook is deleted, too.
create index webhook_deliveries_waiting_by_age on webhook_deliveries (created_at) where state = 'waiting';
create index attempts_by_age on attempts (window_start);
create index mail_tokens_by_age on mail_tokens (expires_at);
create index invitations_by_age on invitations (expires_at);
create index sessions_by_age on sessions (expires_at);
create index events_default_by_age on events_default (received_at);
create index event_outcomes_by_day on event_outcomes (day);
create index widgets_deleted on widgets (deleted_at) where deleted_at is not null;

-- Today's texts of all accounts, for the metrics.
create index sms_spending_by_day on sms_spending (day);
