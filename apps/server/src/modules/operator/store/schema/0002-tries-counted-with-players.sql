-- Failed sign-ins of staff are counted where those of players are, so that a name that does not
-- exist locks like one that does.
alter table operator_staff drop column failures, drop column locked_until;
