// Registers a member by a mobile number: the number is the name, a code or an outside provider has
// proved it, and a password is asked only where the brand says so.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readPhone } from '../../../verification/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { registerForm } from '../registering.ts';

export const registerMobile =
  (parts: IdentityParts): Action<typeof identity.registerMobile> =>
  async (call) => {
    const { input } = call;
    const mobile = readPhone(input, parts.ports.homeCountry);
    if (mobile === undefined) return refuse('phone-invalid');
    const { password = '' } = input;
    const confirmPassword = input.confirmPassword ?? password;
    const form = { ...input, username: mobile.slice(1), password, confirmPassword };
    return registerForm(parts, form, { ...call, way: 'mobile' });
  };
