-- Pictures of promotions that staff sent, encoded anew, under the digest of their content.
create table promotions_picture (
  name text primary key,
  bytes bytea not null,
  made_at timestamptz not null
);
