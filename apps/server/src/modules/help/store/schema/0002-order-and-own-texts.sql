-- A version may say that the house's own text holds again; and articles stand in an order of staff.
alter table help_article add column is_houses_own boolean not null default false;
create table help_place (
  article_id text primary key,
  position integer not null check (position > 0)
);
