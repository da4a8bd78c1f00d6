-- Messages open members' accounts: only roles that may reset those keep the right to read them.
update operator_role set permissions = array_remove(permissions, 'outbox.view')
  where not 'members.reset' = any (permissions);
