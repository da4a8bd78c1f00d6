-- Browsers from which a member of staff has come all the way in; a token is kept as its digest.
create table operator_device (
  device_digest text not null,
  staff_id text not null references operator_staff,
  seen_at timestamptz not null,
  primary key (device_digest, staff_id)
);
