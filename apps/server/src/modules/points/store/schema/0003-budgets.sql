-- What the house gave in points, and paid for points in units, in a day (`2026-11-28`) and a month
-- (`2026-11`) of its calendar.
create table points_spent (
  kind text not null check (kind in ('points', 'money')),
  span text not null,
  amount bigint not null check (amount >= 0),
  primary key (kind, span)
);
