// Sets how often play stops until the player has seen its cost. The house may ask for it more
// often.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { realityChecks } from '@baize/contract';
import { Card, Field, Select, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

type Minutes = (typeof realityChecks)[number];

export function RealityCheckCard({
  chosen,
  brand,
}: {
  chosen: number | null;
  brand: number | null;
}) {
  const t = useText();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (minutes: Minutes | null) =>
      unwrap(await client.wagering.setRealityCheck({ minutes })),
    onSuccess: () => showToast({ text: t('wagering.check-saved'), kind: 'good' }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['limits'] }),
        queries.invalidateQueries({ queryKey: ['session-strip'] }),
      ]),
  });
  const none =
    brand === null ? t('wagering.check-none') : t('wagering.check-brand', { minutes: brand });
  const offered = realityChecks.filter((minutes) => brand === null || minutes < brand);
  const found = offered.find((minutes) => minutes === chosen);
  return (
    <Card title={t('wagering.check-title')}>
      <p className={styles['about']}>{t('wagering.check-text')}</p>
      <Field label={t('wagering.check-how-often')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: none },
              ...offered.map((minutes) => ({
                value: String(minutes),
                label: t('wagering.check-every', { minutes }),
              })),
            ]}
            value={found === undefined ? '' : String(found)}
            disabled={save.isPending}
            onChange={({ target }) =>
              save.mutate(offered.find((minutes) => String(minutes) === target.value) ?? null)
            }
          />
        )}
      </Field>
      <AlertLine text={save.isError ? failureText(t, save.error) : ''} />
    </Card>
  );
}
