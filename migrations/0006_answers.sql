-- Why: no message may be forgotten. Staff mark in the D1 console what they have answered:
-- update inbox set answered_by = 'front desk' where id = '…'
alter table contact_messages add column answered_by text;
alter table contact_messages add column answered_at text;  -- ISO 8601, UTC

create index contact_messages_unanswered on contact_messages (received_at) where answered_at is null;

-- The store's opening hours as times, kept by the daily cron: waiting is counted in these.
create table open_periods (
  opens_at text primary key,           -- ISO 8601, UTC
  closes_at text not null
) strict;

drop view inbox;

create view inbox as
select
  strftime('%Y-%m-%d %H:%M', l.received) as received,
  m.name,
  m.email,
  m.phone,
  case m.service
    when 'shipping' then 'Pack & Ship'
    when 'printing' then 'Printing Services'
    when 'mailbox' then 'Mailbox Rental'
    when 'fingerprinting' then 'Digital Fingerprinting'
    when 'other' then 'Other'
    else ''
  end as service,
  m.message,
  m.mail_status as mail,
  m.answered_by,
  m.id
from contact_messages m
join store_local l on l.id = m.id
order by m.received_at desc, m.id desc;

-- The first mark counts as the answer; an empty name takes the mark away.
create trigger inbox_answered instead of update of answered_by on inbox
begin
  update contact_messages
  set
    answered_by = nullif(trim(new.answered_by), ''),
    answered_at = case
      when nullif(trim(new.answered_by), '') is null then null
      else coalesce(answered_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    end
  where id = new.id;
end;

-- Hours in which the store was open between the arrival of a message and its answer, or now.
create view waiting_hours as
select
  m.id,
  (
    select
      round(
        24 * sum(
          min(julianday(coalesce(m.answered_at, 'now')), julianday(p.closes_at))
          - max(julianday(m.received_at), julianday(p.opens_at))
        ),
        1
      )
    from open_periods p
    where
      julianday(p.closes_at) > julianday(m.received_at)
      and julianday(p.opens_at) < julianday(coalesce(m.answered_at, 'now'))
  ) as hours
from contact_messages m;

create view unanswered as
select
  i.received,
  coalesce(w.hours, 0) as open_hours_waited,
  i.name,
  i.email,
  i.phone,
  i.service,
  i.message,
  i.id
from inbox i
join waiting_hours w on w.id = i.id
where i.answered_by is null
order by i.received, i.id;

create view answer_times as
select
  i.received,
  coalesce(w.hours, 0) as open_hours,
  i.answered_by,
  i.service,
  i.id
from inbox i
join waiting_hours w on w.id = i.id
where i.answered_by is not null
order by i.received desc, i.id desc;
