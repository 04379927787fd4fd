-- How much the stored events of an account fill, by the day they arrived: its daily quota counts this. Adding a column with a constant
-- default rewrites nothing. Only SQL that PostgreSQL 15 knows.
alter table event_outcomes add column bytes bigint not null default 0;
