-- Why: messages_by_service showed the form's keys ("mailbox") where the inbox shows names ("Mailbox Rental").
-- It reads the inbox now, so that both say the same.
drop view messages_by_service;

create view messages_by_service as
select
  case i.service when '' then '(none chosen)' else i.service end as service,
  count(*) as messages,
  max(substr(i.received, 1, 10)) as latest
from inbox i
group by i.service
order by messages desc, service;
