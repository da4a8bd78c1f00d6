// The price of a deposit: what it costs and credits while its amount is typed: reckoned here at
// once, and replaced by the server's answer as soon as typing rests.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { timesUnits, unwrap, unitsOf } from '@baize/client';
import { floorToCent, unitsToNumber, type Units } from '@baize/money';
import type { WayFee } from '@baize/ui';
import { client } from '../../../app/client.ts';
import type { Bank, DepositWay } from './ways.ts';

export interface Quote {
  readonly fee: Units;
  readonly credited: Units;
  /** Undefined until the server has answered. */
  readonly turnover: Units | undefined;
  readonly expectedMinutes: number | null;
}

/** What the player bears, in whole cents; never more than half. */
export function feeOf({ fixed, permille, payer }: WayFee, amount: Units): Units {
  if (payer === 'house') return 0n;
  const fee = floorToCent(fixed + timesUnits(amount, permille) / 1000n);
  return fee > amount / 2n ? amount / 2n : fee;
}

const restMs = 300;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const isWithin = ({ least, most }: DepositWay, units: Units) => units >= least && units <= most;

async function askServer(way: DepositWay, { bankCode, bankType }: Bank, units: Units) {
  const { vendorId, mcsBankCode, channel } = way;
  const asked = {
    amount: unitsToNumber(units),
    vendorId,
    bankCode,
    bankType,
    mcsBankCode,
    channel,
  };
  return unwrap(await client.wallet.getPreDeposit(asked));
}

/** Undefined for an amount that cannot be paid in this way. */
export function useQuote(way: DepositWay, bank: Bank, units: Units | undefined): Quote | undefined {
  const rested = useRested(units);
  const isAsked = rested !== undefined && rested === units && isWithin(way, rested);
  const { data } = useQuery({
    queryKey: ['deposit-quote', way.channel, bank.bankCode, String(rested)],
    queryFn: () => askServer(way, bank, rested ?? 0n),
    enabled: isAsked && way.isOpen,
    staleTime: 10_000,
  });
  if (units === undefined || !isWithin(way, units)) return undefined;
  if (isAsked && data !== undefined) {
    const { fee, credited, turnoverRequired, expectedMinutes } = data;
    return {
      fee: unitsOf(fee),
      credited: unitsOf(credited),
      turnover: unitsOf(turnoverRequired),
      expectedMinutes,
    };
  }
  const fee = feeOf(way.fee, units);
  const { expectedMinutes } = way;
  return { fee, credited: units - fee, turnover: undefined, expectedMinutes };
}
