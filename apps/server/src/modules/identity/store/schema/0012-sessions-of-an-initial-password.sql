-- The session was opened by the password that the platform gives everybody at first: nothing else
-- opens to it until another one is set.
alter table identity_session add column initial_password boolean not null default false;
