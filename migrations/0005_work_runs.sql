-- Why: work that runs by itself must not stop unseen. The health check reads here when each cron last ended well,
-- and a mail that may go out once a day claims its day here.
create table work_runs (
  name text primary key,               -- the cron's name in workers/crons.ts
  ran_at text not null,                -- last end without an error; ISO 8601, UTC
  failed_at text                       -- last error
) strict;

-- From now on: a cron that was never set up shows after its time.
insert into work_runs (name, ran_at) values
  ('outbox', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  ('retention', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

create table daily_mails (
  kind text not null,
  day text not null,                   -- the store's date
  primary key (kind, day)
) strict;
