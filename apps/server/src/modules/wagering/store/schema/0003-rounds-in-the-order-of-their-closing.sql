-- In which transaction a round was closed, and in which money moved after its end. Numbers of
-- transactions grow, so whoever counts rounds reads each once, in order, whatever clocks say.
alter table wagering_round add column closed_in xid8;
create index wagering_round_closed on wagering_round (closed_in) where closed_in is not null;
alter table wagering_vendor_entry add column late_in xid8;
create index wagering_vendor_entry_late on wagering_vendor_entry (late_in)
  where late_in is not null;
