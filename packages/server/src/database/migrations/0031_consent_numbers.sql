-- The number of a consent can be deleted when it is no longer needed, and the rest stays evidence. phone_proof: a salted hash of the number,
-- which the hash of the record contains instead of the number. phone_salt: without it, nobody can try all numbers against that hash; it
-- goes with the number. phone_mark: the keyed hash that suppressions has, too, by which a number is found when it is gone. Records from
-- before have no proof, so they keep their number; upkeep gives them a mark. Only SQL that PostgreSQL 15 knows.
alter table consents
  alter column phone drop not null,
  add column phone_proof text,
  add column phone_salt text,
  add column phone_mark text;
create index consents_unmarked on consents (account_id, consent_id) where phone_mark is null;
create index consents_by_mark on consents (account_id, phone_mark) where phone_mark is not null and phone is not null;
create index consents_without_number on consents (account_id, phone_mark, created_at) where phone is null;
create index suppressions_by_age on suppressions (since) where lifted_at is null;

-- A record may get its mark once, and lose its number with the salt. Nothing else of it ever changes.
create function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['phone', 'phone_salt', 'phone_mark'] = to_jsonb(old) - array['phone', 'phone_salt', 'phone_mark']
    and (
      (old.phone_mark is null and new.phone_mark is not null
        and (new.phone, new.phone_salt) is not distinct from (old.phone, old.phone_salt))
      or (old.phone is not null and new.phone is null and new.phone_salt is null and new.phone_mark = old.phone_mark
        and (old.phone_proof is not null or old.seq is null)))
  then
    return new;
  end if;
  raise exception 'the table % is append-only: its rows are neither changed nor removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
drop trigger consents_keep_rows on consents;
create trigger consents_keep_rows before update or delete on consents for each row execute function keep_consent();
