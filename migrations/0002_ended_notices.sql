-- Pages look for notices that have not ended, among all that ever stood.
create index notices_ending on notices (datetime(ends_at));
