// Buttons that add to a list of the maker and take out of it.
import { Button, IconButton, PlusIcon, TrashIcon } from '@baize/ui';
import styles from './maker.module.css';

export function Add({
  label,
  disabled,
  onAdd,
}: {
  label: string;
  disabled: boolean;
  onAdd: () => void;
}) {
  return (
    <Button size="small" icon={<PlusIcon />} disabled={disabled} onClick={onAdd}>
      {label}
    </Button>
  );
}

export function Remove({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <IconButton
      size="small"
      className={styles['remove']}
      label={label}
      icon={<TrashIcon />}
      onClick={onRemove}
    />
  );
}
