-- Numbers that were left on websites which their owner has not named, so that the owner hears of it. Only SQL that PostgreSQL 15 knows.
alter table site_sightings
  add column refused integer not null default 0,
  add column last_refused_at timestamptz;
