// Laws of the ledger alone, whatever moves money: each query finds what breaks its law.
export const lawsOfTheLedger: Readonly<Record<string, string>> = {
  'every posting is balanced': `select posting_id, currency, sum(amount)::text as sum
    from ledger_entry join ledger_account on id = account_id
    group by posting_id, currency having sum(amount) <> 0`,
  'every balance is the sum of its entries': `select id, owner, kind, balance::text
    from ledger_account left join (
      select account_id, sum(amount) as entries from ledger_entry group by account_id
    ) as summed on account_id = id where balance <> coalesce(entries, 0)`,
  'every entry goes on where the one before it ended': `select account_id, posting_id::text
    from (select account_id, posting_id, balance_after - amount as before,
      lag(balance_after, 1, 0::bigint) over (partition by account_id order by posting_id) as ended
      from ledger_entry) as chained where before <> ended`,
  // Slips are posted again by a corrected result, and those of a chase come back one by one; a
  // vendor's round has as many bets and wins as its messages say, and money that did not arrive is
  // paid out again.
  'nothing is posted twice': `select event, reference, count(*)::int from ledger_posting
    where reference not in (select event_id from wagering_event)
      and event not in ('category-rebate', 'category-team-rebate')
    group by event, reference,
      case when key like any(array['slip:%', 'returned:%', 'bet:%', 'win:%', 'end:%',
        'withdrawal-paid:%', 'withdrawal-returned:%', 'salary-paid:%', 'dividend-paid:%'])
      then key end
    having count(*) > 1`,
  // One day and category has a posting for each recipient.
  'a rebate of a day and category is posted once for each recipient': `select account_id, event,
      reference from ledger_entry join ledger_account a on a.id = account_id
    where event in ('category-rebate', 'category-team-rebate') and a.kind = 'player-cash'
    group by account_id, event, reference having count(*) > 1`,
  'every posting has its entries': `select id::text, event from ledger_posting
    where not exists (select from ledger_entry where posting_id = ledger_posting.id)`,
};
