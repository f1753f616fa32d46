-- The database as of opening day. Later migrations only add, because a rolled-back release runs on the newer database.
-- Times are ISO 8601 in UTC, views show the store's local time.
-- Every semicolon in a migration must end a statement, even in comments: Cloudflare splits the file and can cut nested
-- statements wrongly (github.com/cloudflare/workers-sdk/issues 10998, 15314 and 15690, open on 2026-11-27).

-- Messages and their place in the outbox. Each is stored before its mail is tried.
create table contact_messages (
  id text primary key,                 -- random, received_at gives the order
  received_at text not null
    constraint "Write received_at in UTC as 2026-12-01T14:00:00.000Z"
    check (
      received_at glob '*Z' and coalesce(strftime('%Y-%m-%dT%H:%M:%S', received_at) = substr(received_at, 1, 19), false)
    ),
  name text not null,
  email text not null,
  phone text not null default '',
  service text not null default '',    -- a key from the form, the inbox shows its name
  message text not null,
  dedupe_key text not null unique,     -- digest of captcha token and words: at most two rows per token
  mail_status text not null default 'pending' check (mail_status in ('pending', 'sent', 'failed')),
  mail_attempts integer not null default 0,
  mail_next_at text,                   -- earliest next try, a lease during one
  mail_error text,
  mailed_at text,
  answered_by text,                    -- answered when not blank
  answered_at text
) strict;

create index contact_messages_due on contact_messages (mail_next_at) where mail_status = 'pending';
create index contact_messages_received on contact_messages (received_at);
create index contact_messages_unanswered on contact_messages (received_at)
  where coalesce(trim(answered_by), '') = '';
create index contact_messages_undelivered on contact_messages (mail_status, received_at)
  where mail_status <> 'sent' and coalesce(trim(answered_by), '') = '';

-- Staff put these lines on every page with `npm run notice`. Constraint names tell them what to fix.
create table notices (
  id integer primary key,
  text text not null
    constraint "Write a text of 1 to 160 characters"
    check (length(trim(text)) > 0 and length(text) <= 160),
  starts_at text not null
    constraint "Write starts_at in UTC as 2026-12-01T14:00:00Z"
    check (
      starts_at glob '????-??-??[T ]??:??*' and datetime(starts_at) is not null
      and date(substr(starts_at, 1, 10)) is substr(starts_at, 1, 10)
    ),
  ends_at text not null
    constraint "Write ends_at in UTC as 2026-12-01T23:00:00Z"
    check (
      ends_at glob '????-??-??[T ]??:??*' and datetime(ends_at) is not null
      and date(substr(ends_at, 1, 10)) is substr(ends_at, 1, 10)
    ),
  closes_store integer not null default 0
    constraint "Write 1 for closes_store when the store is shut, else 0"
    check (closes_store in (0, 1)),
  constraint "Write an ends_at that is later than starts_at" check (datetime(ends_at) > datetime(starts_at))
) strict;

-- When each cron last succeeded, so the health check notices one that stopped.
create table work_runs (
  name text primary key,               -- the cron's name in workers/crons.ts
  ran_at text not null,                -- last success
  failed_at text                       -- last error
) strict;

-- Starts each cron's clock, so one that was never set up counts as late.
insert into work_runs (name, ran_at) values
  ('outbox', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  ('retention', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

-- Each daily mail claims its day here. Failed tries wait longer each time, because the mail may have gone out.
create table daily_mails (
  kind text not null,
  day text not null,                   -- the store's date
  attempts integer not null default 1,
  next_at text,                        -- earliest next try, null once sent
  primary key (kind, day)
) strict;

-- SQLite knows no time zones. US Eastern daylight time runs from the second Sunday of March to the first Sunday of
-- November, changing at 07:00 and 06:00 UTC (15 U.S.C. 260a).
create view local_messages as
select
  *,
  strftime(
    '%Y-%m-%d %H:%M',
    received_at,
    iif(
      datetime(received_at) >= datetime(strftime('%Y', received_at) || '-03-08', 'weekday 0', '+7 hours')
      and datetime(received_at) < datetime(strftime('%Y', received_at) || '-11-01', 'weekday 0', '+6 hours'),
      '-4 hours',
      '-5 hours'
    )
  ) as received
from contact_messages;

-- Staff read the views below in the D1 console, and mark a message answered with
-- update contact_messages set answered_by = 'Ann', answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
--   where id = '…' and answered_by is null
create view inbox as
select
  received,
  name,
  email,
  phone,
  coalesce((
    select column2
    from (values
      ('shipping', 'Pack & Ship'),
      ('printing', 'Printing Services'),
      ('mailbox', 'Mailbox Rental'),
      ('fingerprinting', 'Digital Fingerprinting'),
      ('other', 'Other')
    )
    where column1 = service
  ), '') as service,
  message,
  mail_status as mail,
  answered_by,
  id
from local_messages
order by received_at desc, id desc;

create view unanswered as
select received, name, email, phone, service, message, id
from inbox
where coalesce(trim(answered_by), '') = ''
order by received, id;

create view undelivered as
select
  received,
  name,
  email,
  phone,
  message,
  mail_status as mail,
  mail_attempts as attempts,
  mail_error as last_error,
  id
from local_messages
where mail_status <> 'sent'
order by received_at, id;

create view messages_by_service as
select
  coalesce(nullif(service, ''), '(none chosen)') as service,
  count(*) as messages,
  max(substr(received, 1, 10)) as latest
from inbox
group by inbox.service
order by messages desc, service;

create view messages_by_day as
select substr(received, 1, 10) as day, count(*) as messages, sum(mail_status <> 'sent') as undelivered
from local_messages
group by day
order by day desc;
