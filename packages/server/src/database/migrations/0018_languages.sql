-- The language in which the visitor behind a ref read the legal notice; empty for the widget's first language. Servers of the release
-- before, which run beside new ones during an update, leave it empty.
alter table sms_refs add column language text not null default '';
