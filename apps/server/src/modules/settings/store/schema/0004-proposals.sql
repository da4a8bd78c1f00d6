-- What one of staff proposed and a second one must set too, under its policy's name or 'profile'. A
-- value of null goes back to the profile's.
create table settings_proposal (
  name text primary key,
  value jsonb not null,
  proposed_by text not null,
  proposed_at timestamptz not null
);
