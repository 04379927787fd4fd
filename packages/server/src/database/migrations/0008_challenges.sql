-- Challenges that were met and used. What was only given out is not kept: its signature says all. A row outlives its challenge,
-- which nobody believes any more after expires_at. Only SQL that PostgreSQL 15 knows.
create table spent_challenges (
  challenge_id uuid primary key,
  expires_at timestamptz not null
);
create index spent_challenges_by_age on spent_challenges (expires_at);
