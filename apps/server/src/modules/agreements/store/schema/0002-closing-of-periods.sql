-- The closing of a run goes on where it stopped.
alter table agreements_run add column cursor text not null default '';

-- Staff had the balance taken as it comes.
alter table agreements_bill add column forced boolean not null default false;

-- Small: agreements_bill, no version has written it yet.
create index agreements_bill_of_run on agreements_bill (kind, period, starts_at);
-- Small: agreements_agreement, no version has closed a period yet.
create index agreements_ever_in_force on agreements_agreement (kind, period, id)
  where starts_at is not null;
-- Contract: agreements_running, the closing also reads agreements that have ended.
drop index agreements_running;
