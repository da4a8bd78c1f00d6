-- Who of staff wrote an offer of the house, which waits as a draft until a second person sends it.
alter table agreements_version add column proposed_by text not null default '';

-- Small: agreements_version, at most one draft of an agreement, and few of the house.
create index agreements_version_proposed on agreements_version (agreement_id)
  where state = 'signing' and proposed_by <> '';

-- A payment of a bill by the house or by force that waits for a second person, of the amount that
-- was owed then.
create table agreements_bill_proposal (
  id text primary key,
  bill_id text not null references agreements_bill,
  way text not null check (way in ('house', 'forced')),
  state text not null check (state in ('waiting', 'confirmed', 'withdrawn')),
  amount bigint not null check (amount > 0),
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz
);
create unique index agreements_bill_proposal_waiting on agreements_bill_proposal (bill_id)
  where state = 'waiting';

-- What one of staff had paid so alone on a day of the house's zone, in units.
create table agreements_alone (
  staff_id text not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (staff_id, day)
);
