// The state of a flight in a word with its icon; a late one and a waiting cancellation are louder.
import type { CrashFlightState } from '@baize/contract';
import { Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';

const kinds: Readonly<Record<CrashFlightState, StatusKind>> = {
  open: 'good',
  starting: 'waiting',
  flying: 'waiting',
  ended: 'neutral',
  cancelled: 'bad',
};

export interface FlightStateProps {
  flight: {
    readonly state: CrashFlightState;
    readonly late: boolean;
    readonly waits: boolean;
  };
}

export function FlightState({ flight: { state, late, waits } }: FlightStateProps) {
  const t = useText();
  return (
    <>
      <Status kind={late ? 'bad' : kinds[state]}>
        {t(late ? 'console.crash.late' : `console.crash.state-${state}`)}
      </Status>
      {waits ? <Status kind="waiting">{t('console.crash.waits')}</Status> : null}
    </>
  );
}
