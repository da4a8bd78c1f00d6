// The house's own accounts that players transfer to; one that is switched off is not shown to them.
import { Button, Checkbox, Field, IconButton, PlusIcon, TextInput, TrashIcon } from '@baize/ui';
import { useText } from '../../../app/texts.ts';
import type { HouseAccount } from './methods.ts';
import styles from './deposits.module.css';

interface AccountFieldsProps {
  accounts: readonly HouseAccount[];
  onAccounts: (accounts: readonly HouseAccount[]) => void;
}

const entries = ['bankCode', 'bankName', 'number', 'holder'] as const;
const accountsMax = 20;
const empty: HouseAccount = { bankCode: '', bankName: '', number: '', holder: '', enabled: true };

interface LineProps {
  account: HouseAccount;
  place: number;
  onAccount: (change: Partial<HouseAccount>) => void;
  onRemove: () => void;
}

function Line({ account, place, onAccount, onRemove }: LineProps) {
  const t = useText();
  return (
    <div className={styles['account']}>
      {entries.map((entry) => (
        <Field key={entry} label={t(`console.deposits.account-${entry}`)}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              autoComplete="off"
              value={account[entry]}
              onChange={({ target }) => onAccount({ [entry]: target.value })}
            />
          )}
        </Field>
      ))}
      <Checkbox
        checked={account.enabled}
        onChange={({ target }) => onAccount({ enabled: target.checked })}
      >
        {t('console.deposits.account-enabled')}
      </Checkbox>
      <IconButton
        label={t('console.deposits.account-remove', { number: place })}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
    </div>
  );
}

export function AccountFields({ accounts, onAccounts }: AccountFieldsProps) {
  const t = useText();
  const change = (at: number, part: Partial<HouseAccount>) =>
    onAccounts(accounts.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles['group']}>
      <legend>{t('console.deposits.group-accounts')}</legend>
      <div className={styles['stack']}>
        {accounts.map((account, at) => (
          <Line
            key={at}
            account={account}
            place={at + 1}
            onAccount={(part) => change(at, part)}
            onRemove={() => onAccounts(accounts.filter((_, place) => place !== at))}
          />
        ))}
        <div>
          <Button
            size="small"
            icon={<PlusIcon />}
            disabled={accounts.length >= accountsMax}
            onClick={() => onAccounts([...accounts, empty])}
          >
            {t('console.deposits.account-add')}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
