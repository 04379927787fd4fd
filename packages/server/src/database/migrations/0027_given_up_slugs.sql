-- Addresses of landing pages that an account gave up stay with it: an old link must never lead to someone else. No account reads this
-- table; the two triggers do. Only SQL that PostgreSQL 15 knows.
create table given_up_slugs (
  slug text primary key,
  account_id bigint not null,
  given_up_at timestamptz not null default now()
);

create function note_given_up_slug() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  insert into given_up_slugs (slug, account_id) values (old.slug, old.account_id)
  on conflict (slug) do update set given_up_at = now();
  return null;
end $$;
create trigger note_given_up_slug after delete on landing_slugs
  for each row execute function note_given_up_slug();

-- Skips the row, as if another page had the address.
create function refuse_given_up_slug() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  if exists (select from given_up_slugs where slug = new.slug and account_id <> new.account_id) then return null; end if;
  return new;
end $$;
create trigger refuse_given_up_slug before insert on landing_slugs
  for each row execute function refuse_given_up_slug();
