// Whether the member has a payment password, which every way of moving money out asks for.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from './client.ts';

export const paymentPasswordKey = ['money', 'payment-password'] as const;

export const useHasPaymentPassword = () =>
  useQuery({
    queryKey: paymentPasswordKey,
    queryFn: async () => unwrap(await client.identity.hasPaymentPassword()) === 1,
  });
