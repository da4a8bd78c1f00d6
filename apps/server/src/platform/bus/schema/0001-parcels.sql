-- Messages between processes that are too long for a notification, kept for a minute.
create table bus_parcel (
  id bigint generated always as identity primary key,
  body text not null,
  at timestamptz not null default clock_timestamp()
);
