-- Outside a transaction: rewards are claimed all the time.
-- The friend whose doings gave a reward to the member who invited them, and what the two have in
-- common: then staff decide.
alter table promotions_claim
  add column if not exists friend_id text,
  add column if not exists held_for text[] not null default '{}';
drop index concurrently if exists promotions_claim_of_friend;
create index concurrently promotions_claim_of_friend on promotions_claim (friend_id, promotion_id)
  where friend_id is not null;
drop index concurrently if exists promotions_claim_for_friends;
create index concurrently promotions_claim_for_friends on promotions_claim (player_id)
  where friend_id is not null;
