// The address of the outside provider of phone verification, and what a browser asks it for.
import type { verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';

export const getPhoneProvider =
  ({ ports }: VerificationParts): Action<typeof verification.getPhoneProvider> =>
  async () => ({ name: ports.phone.name, ...ports.phone.about() });
