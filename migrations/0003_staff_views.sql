-- Why: staff read messages in the D1 console; these views answer their four questions in words.
-- SQLite knows no time zones: US Eastern daylight time runs from the second Sunday of March to the
-- first Sunday of November, changing at 07:00 and 06:00 UTC (15 U.S.C. 260a).
create view store_local as
select
  id,
  datetime(
    received_at,
    case
      when datetime(received_at) >= datetime(strftime('%Y', received_at) || '-03-08', 'weekday 0', '+7 hours')
       and datetime(received_at) < datetime(strftime('%Y', received_at) || '-11-01', 'weekday 0', '+6 hours')
      then '-4 hours'
      else '-5 hours'
    end
  ) as received
from contact_messages;

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
  m.id
from contact_messages m
join store_local l on l.id = m.id
order by m.received_at desc, m.id desc;

create view undelivered as
select
  strftime('%Y-%m-%d %H:%M', l.received) as received,
  m.name,
  m.email,
  m.phone,
  m.message,
  m.mail_status as mail,
  m.mail_attempts as attempts,
  m.mail_error as last_error,
  m.id
from contact_messages m
join store_local l on l.id = m.id
where m.mail_status <> 'sent'
order by m.received_at, m.id;

create view messages_by_service as
select
  case m.service when '' then '(none chosen)' else m.service end as service,
  count(*) as messages,
  max(strftime('%Y-%m-%d', l.received)) as latest
from contact_messages m
join store_local l on l.id = m.id
group by m.service
order by messages desc, service;

create view messages_by_day as
select
  strftime('%Y-%m-%d', l.received) as day,
  count(*) as messages,
  sum(m.mail_status <> 'sent') as undelivered
from contact_messages m
join store_local l on l.id = m.id
group by day
order by day desc;
