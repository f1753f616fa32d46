-- Why: a message that was answered with success must exist somewhere before any mail is tried.
-- The row is both the message and its place in the outbox.
create table contact_messages (
  id text primary key,                 -- UUID v7: sorts by time
  received_at text not null,           -- ISO 8601, UTC
  name text not null,
  email text not null,
  phone text not null default '',
  service text not null default '',
  message text not null,
  dedupe_key text not null unique,     -- hash of the captcha token: one token, one row
  mail_status text not null default 'pending' check (mail_status in ('pending', 'sent', 'failed')),
  mail_attempts integer not null default 0,
  mail_next_at text,                   -- when a cron may try (again); a lease while somebody is trying
  mail_error text,
  mailed_at text
) strict;

create index contact_messages_due on contact_messages (mail_next_at) where mail_status = 'pending';
create index contact_messages_received on contact_messages (received_at);
