-- What a page hands on with an opt-in by text: each payload of a visit has a ref of its own. The unique key stays as it is, because
-- servers of the release before, which name it, run beside new ones during an update. In that key the visit and its payload are one
-- text with a blank between them; session ids have no blanks. Only SQL that PostgreSQL 15 knows.
alter table sms_refs add column payload text not null default '';
