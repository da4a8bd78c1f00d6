-- The intent under which a member claimed a reward, as a digest: a click that was sent twice at
-- once claims some rewards by each of its requests, and both are told all of them.
alter table promotions_claim add column claimed_under text;
