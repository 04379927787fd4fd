-- A mail address belongs to whoever has shown that they read its mails. Until then anybody may have typed it in, also several people;
-- none of them keeps it from its owner. Only SQL that PostgreSQL 15 knows.
alter table users drop constraint users_email_key;
create unique index users_own_email on users (email) where email_proved_at is not null;
create index users_by_email on users (email, created_at);

alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check check (purpose in ('reset', 'link', 'proof'));
