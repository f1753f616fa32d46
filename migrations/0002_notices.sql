-- Why: staff can say one thing on every page at once ("Closed today, snow") without a release.
-- insert into notices (text, starts_at, ends_at) values ('…', '2026-12-01T08:00:00Z', '2026-12-01T23:00:00Z');
create table notices (
  id integer primary key,
  text text not null check (length(text) between 1 and 160),
  starts_at text not null,             -- ISO 8601, UTC
  ends_at text not null,
  closes_store integer not null default 0 check (closes_store in (0, 1))
) strict;
