-- Does the first text after a form wait for the morning, if it's night where the visitor is? New accounts choose it; in existing ones nothing
-- changes until an owner turns it on. Only SQL that PostgreSQL 15 knows.
alter table accounts add column sms_quiet_hours boolean not null default false;
-- From now on, also in accounts that a server of the previous version creates during the update.
alter table accounts alter column sms_quiet_hours set default true;
