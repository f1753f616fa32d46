-- Pages look up notices that have not ended.
create index notices_ending on notices (datetime(ends_at));
