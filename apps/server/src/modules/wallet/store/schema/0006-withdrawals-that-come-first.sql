-- Whether a withdrawal is looked at before others, as the member's level said when it was asked.
alter table wallet_withdrawal add column is_first boolean not null default false;
