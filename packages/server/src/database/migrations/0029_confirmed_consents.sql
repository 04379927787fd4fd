-- A form's consent becomes a record when its number is confirmed; this is when the form was sent. Empty: when it was recorded. Adding an
-- empty column rewrites nothing. Only SQL that PostgreSQL 15 knows.
alter table consents add column given_at timestamptz;
