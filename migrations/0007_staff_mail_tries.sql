-- Why: a mail to the store itself that fails must not be tried at every run of the cron: it may have gone out each time.
alter table daily_mails add column attempts integer not null default 1;
alter table daily_mails add column next_at text;  -- when a cron may try again, ISO 8601, UTC; null once it went out
