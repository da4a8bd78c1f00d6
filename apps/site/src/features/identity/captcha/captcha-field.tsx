// The letters of a picture, shown when the server wants them. A press on the picture brings
// another, at most once a second; the device's proof of work is the alternative to reading it.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, CircleCheckIcon, Field, RefreshCwIcon, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { openToAll } from '../../../app/query-client.ts';
import { useText } from '../../../app/texts/texts.ts';
import type { HumanProof } from '../human-check/human-check.tsx';
import { makeWorkProof } from '../human-check/work-proof.ts';
import styles from './captcha.module.css';

const refreshMs = 1000;

export interface CaptchaFieldProps {
  proof: HumanProof;
  onProof: (proof: HumanProof) => void;
  error?: string | undefined;
  /** Another number brings another picture: after a wrong answer, or on another tab. */
  round?: number;
}

/** Whether the letters were typed, or the device has worked instead. */
export const isProven = ({ captcha = '', workProof }: HumanProof): boolean =>
  captcha !== '' || workProof !== undefined;

let opened = 0;

function usePicture(round: number, onFresh: () => void) {
  const t = useText();
  // A form that is opened again, such as that of the other tab, has a picture of its own.
  const [form] = useState(() => (opened += 1));
  const [at, setAt] = useState(0);
  const pressedAt = useRef(0);
  const { data, error } = useQuery({
    queryKey: ['captcha', form, round, at],
    queryFn: async () => unwrap(await client.verification.getCaptcha()),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    ...openToAll,
  });
  const refresh = () => {
    if (Date.now() - pressedAt.current < refreshMs) return;
    pressedAt.current = Date.now();
    onFresh();
    setAt(at + 1);
  };
  return {
    picture: data === undefined ? '' : `data:image/png;base64,${data}`,
    note: error === null ? '' : failureText(t, error),
    refresh,
  };
}

function useWork(onProof: (proof: HumanProof) => void) {
  const t = useText();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState('');
  const work = async () => {
    setWorking(true);
    setFailed('');
    try {
      onProof({ workProof: await makeWorkProof() });
    } catch (error) {
      setFailed(failureText(t, error));
    }
    setWorking(false);
  };
  return { working, failed, work: () => void work() };
}

export function CaptchaField({ proof, onProof, error, round = 0 }: CaptchaFieldProps) {
  const t = useText();
  const { picture, note, refresh } = usePicture(round, () => onProof({}));
  const { working, failed, work } = useWork(onProof);
  if (proof.workProof !== undefined) {
    return (
      <p className={styles['solved']} role="status">
        <CircleCheckIcon aria-hidden="true" />
        {t('identity.slide-solved')}
      </p>
    );
  }
  return (
    <div className={styles['captcha']}>
      <Field label={t('identity.captcha')} required error={error ?? (failed || note)}>
        {(control) => (
          <div className={styles['row']}>
            <TextInput
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              value={proof.captcha ?? ''}
              onChange={(event) => onProof({ captcha: event.target.value.trim() })}
            />
            <button
              type="button"
              className={styles['picture']}
              aria-label={t('identity.captcha-refresh')}
              onClick={refresh}
            >
              {picture === '' ? null : <img src={picture} alt="" width={132} height={44} />}
              <RefreshCwIcon aria-hidden="true" />
            </button>
          </div>
        )}
      </Field>
      <Button kind="ghost" size="small" loading={working} onClick={work}>
        {t(working ? 'identity.working' : 'identity.work-instead')}
      </Button>
    </div>
  );
}
