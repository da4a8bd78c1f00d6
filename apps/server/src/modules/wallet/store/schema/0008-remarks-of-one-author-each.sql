-- A remark was of staff, of the player or of the payout. It stays with staff, who write it with a
-- refusal; the version before reads it on.
alter table wallet_withdrawal
  -- Free words of the player, with the answer whether the money arrived.
  add column receipt_remark text not null default '',
  -- Why an approved withdrawal waits for another payout; with the reference of the provider.
  add column payout_problem text not null default ''
    check (payout_problem in ('', 'payout-failed', 'provider-unavailable')),
  add column payout_ref text not null default '';
update wallet_withdrawal set receipt_remark = remark, remark = ''
  where receipt <> 'not-received' and remark <> '';
update wallet_withdrawal set remark = '', payout_problem = split_part(remark, ' ', 1),
  payout_ref = case when remark like 'payout-failed %' then substr(remark, 15) else '' end
  where state in ('approved', 'paying')
    and (remark like 'payout-failed %' or remark = 'provider-unavailable');
