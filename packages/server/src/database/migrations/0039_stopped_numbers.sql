-- The number of a subscriber who opted out can be deleted some years later. phone_mark: the keyed hash that suppressions has, too, by which
-- the person is found when the number is gone: the opt-out still counts, and an opt-in from that number is theirs. New rows have it from the
-- start; those from before get it from the upkeep. Only SQL that PostgreSQL 15 knows.
alter table subscribers add column phone_mark text;
create index subscribers_by_mark on subscribers (account_id, phone_mark) where phone_mark is not null and phone is not null;
create index subscribers_without_number on subscribers (account_id, phone_mark) where phone_mark is not null and phone is null;
create index subscribers_unmarked on subscribers (account_id, subscriber_id) where phone_mark is null and phone is not null;
