-- Who of staff granted or approved a dear reward first: a second person decides it.
alter table promotions_claim add column proposed_by text not null default '';

-- What one of staff gave alone on a day of the house's zone, in units.
create table promotions_alone (
  staff_id text not null,
  day date not null,
  worth bigint not null check (worth >= 0),
  primary key (staff_id, day)
);
