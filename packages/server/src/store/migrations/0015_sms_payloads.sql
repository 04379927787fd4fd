-- What a page hands on with an opt-in by text: each payload of a visit has a ref of its own. Only SQL that PostgreSQL 15 knows.
alter table sms_refs add column payload text not null default '';
alter table sms_refs
  drop constraint sms_refs_account_id_widget_id_session_id_key,
  add constraint sms_refs_by_visit unique (account_id, widget_id, session_id, payload);
