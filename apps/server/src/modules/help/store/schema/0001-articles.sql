-- Articles of the help centre as staff saved them. A version is never changed; the newest holds. An
-- article of the house stands here only once somebody has written over it.
create table help_article (
  article_id text not null,
  version integer not null check (version > 0),
  subject text not null,
  titles jsonb not null,
  contents jsonb not null,
  is_on boolean not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (article_id, version)
);
