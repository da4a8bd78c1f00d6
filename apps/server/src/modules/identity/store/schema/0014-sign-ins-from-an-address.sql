-- Outside a transaction: sign-ins are written all the time.
-- Who else came from an address, the newest first.
drop index concurrently if exists identity_login_address;
create index concurrently identity_login_address on identity_login (address, at desc)
  where outcome = 'signed-in';
