// The switchboard: every module of the brand in its group, what it turns on, what it needs, turned
// with effect at once.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { modules, parentOf, type ModuleFact, type ModuleId } from '@baize/contract';
import { Card, classNames, EmptyState, SectionHead, Skeleton, Switch } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { FindInput } from './find-input.tsx';
import styles from './settings.module.css';
import { useChange } from '../../app/use-change.ts';

const key = ['modules'] as const;
const factOf = (module: ModuleId): ModuleFact => modules[module];
const groups = [...new Set(Object.values(modules).map(({ group }) => group))];

interface Standing {
  readonly module: ModuleId;
  readonly on: boolean;
  readonly fixed: boolean;
}

interface RowProps {
  standing: Standing;
  /** A switch above it that is off. */
  offAbove: ModuleId | undefined;
  disabled: boolean;
  onTurn: (on: boolean) => void;
}

function ModuleRow({ standing: { module, on, fixed }, offAbove, disabled, onTurn }: RowProps) {
  const t = useText();
  const parent = parentOf(module);
  const needed = offAbove ?? parent;
  const name = needed && t(`settings.module-${needed}`);
  const depth = parent === undefined ? undefined : styles['under'];
  return (
    <li className={classNames(depth)}>
      <Switch
        className={styles['switch']}
        aria-label={t(`settings.module-${module}`)}
        checked={on}
        disabled={fixed || disabled}
        onChange={() => onTurn(!on)}
      >
        <strong>{t(`settings.module-${module}`)}</strong> <code>{module}</code>
      </Switch>
      <p className={styles['tells']}>
        {t(`settings.tells-${module}`)}
        {fixed ? <> · {t('settings.fixed')}</> : null}
        {name === undefined ? null : (
          <span className={offAbove && on ? styles['warn'] : undefined}>
            {' · '}
            {t(offAbove && on ? 'settings.no-effect-now' : 'settings.needs-module', {
              module: name,
            })}
          </span>
        )}
      </p>
    </li>
  );
}

/** The nearest switch above this one that is off. */
function offAboveOf(module: ModuleId, isOn: (module: ModuleId) => boolean): ModuleId | undefined {
  const parent = parentOf(module);
  if (parent === undefined) return undefined;
  return isOn(parent) ? offAboveOf(parent, isOn) : parent;
}

export function Modules() {
  const t = useText();
  const mayTurn = useMay('modules.edit');
  const [sought, setSought] = useState('');
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.listModules()),
  });
  const turn = useChange(key, async (asked: { module: string; on: boolean }) =>
    unwrap(await client.settings.turnModule(asked)),
  );
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  const all = (data?.modules ?? []) as readonly Standing[];
  const isOn = (module: ModuleId) => all.find((one) => one.module === module)?.on ?? false;
  const wordsOf = (module: ModuleId) =>
    `${module} ${t(`settings.module-${module}`)} ${t(`settings.tells-${module}`)}`.toLowerCase();
  const shown = all.filter(({ module }) => wordsOf(module).includes(sought.toLowerCase()));
  const figures = { on: all.filter(({ on }) => on).length, all: all.length };
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.modules')}
        fact={data ? t('settings.modules-on', figures) : undefined}
        actions={<FindInput sought={sought} onSeek={setSought} />}
      />
      <p className={styles['intro']}>{t('settings.modules-intro')}</p>
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data && shown.length === 0 ? (
        <EmptyState>{t('settings.nothing-found', { text: sought })}</EmptyState>
      ) : null}
      <div className={styles['groups']}>
        {groups
          .map((group) => shown.filter(({ module }) => factOf(module).group === group))
          .filter((own) => own.length > 0)
          .map((own) => {
            const group = factOf((own[0] as Standing).module).group;
            return (
              <Card key={group} title={t.named(`settings.group-${group}`) ?? group}>
                <ul className={styles['rows']}>
                  {own.map((standing) => (
                    <ModuleRow
                      key={standing.module}
                      standing={standing}
                      offAbove={offAboveOf(standing.module, isOn)}
                      disabled={!mayTurn || turn.isPending}
                      onTurn={(on) => turn.mutate({ module: standing.module, on })}
                    />
                  ))}
                </ul>
              </Card>
            );
          })}
      </div>
    </>
  );
}
