-- Rounds are counted in the order in which they were closed: the number of the transaction, moved
-- up by a base. Tables that are restored on another server meet transactions that begin anew; the
-- base is then raised above all that was, so that the order goes on and no mark is ever ahead.
create table wagering_order (
  one boolean primary key default true check (one),
  base bigint not null,
  -- The server whose transactions the base is for; empty until the first start.
  server text not null
);
insert into wagering_order (base, server) values (0, '');
