// Factors: what proves a second time who somebody is. Members and staff see, add and remove their
// own: one-time codes of an authenticator app, recovery codes and passkeys. [S15] [S16]
import { Type, type Static } from 'typebox';
import { endpoint, type EndpointSpec } from './kit/endpoint.ts';
import { done, id, text } from './kit/schema.ts';

const moment = Type.Integer();
const momentOrNever = Type.Union([Type.Integer(), Type.Null()]);
const passkey = Type.Object({
  id: text(64),
  name: text(40),
  createdAt: moment,
  lastUsedAt: momentOrNever,
});
const passkeyName = () => Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
const recoveryCodes = Type.Array(text(40));
/** Options of WebAuthn as the browser takes them. */
const passkeyOptions = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) });
const credential = {
  id: text(1400, 1),
  rawId: text(1400, 1),
  type: Type.Literal('public-key'),
};

/** The browser's answer after making a passkey. */
const newPasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: text(4000, 1),
    attestationObject: text(20_000, 1),
    transports: Type.Optional(Type.Array(text(20), { maxItems: 10 })),
  }),
});

/** The browser's answer after using a passkey. */
export const usedPasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: text(4000, 1),
    authenticatorData: text(4000, 1),
    signature: text(4000, 1),
    userHandle: Type.Optional(text(100)),
  }),
});

export type UsedPasskey = Static<typeof usedPasskey>;

const ofMember = { wire: 'wps', who: 'member' } as const;
const changing = { ...ofMember, confirmed: true, perMinute: 30 } as const;

const ownFactors = {
  listFactors: endpoint({
    summary: 'The caller’s own second factors',
    method: 'GET',
    path: '/wps/member/factors',
    ...ofMember,
    gives: Type.Object({
      totp: Type.Object({ on: Type.Boolean(), since: momentOrNever }),
      recoveryCodesLeft: Type.Integer(),
      passkeys: Type.Array(passkey),
    }),
    refusals: [],
  }),
  beginTotp: endpoint({
    summary: 'A fresh secret for an authenticator app; it counts once a code of it was shown',
    method: 'POST',
    path: '/wps/member/factors/totp/begin',
    ...changing,
    gives: Type.Object({ secret: text(64), otpauthUrl: text(500) }),
    refusals: ['totp-already-on'],
  }),
  confirmTotp: endpoint({
    summary: 'Turns one-time codes on with the first of them; the recovery codes are told once',
    method: 'POST',
    path: '/wps/member/factors/totp',
    ...changing,
    body: Type.Object({ code: text(20, 1) }),
    gives: Type.Object({ recoveryCodes }),
    refusals: ['totp-already-on', 'totp-not-begun', 'factor-locked', 'factor-code-wrong'],
  }),
  removeTotp: endpoint({
    summary: 'Turns one-time codes off',
    method: 'DELETE',
    path: '/wps/member/factors/totp',
    ...changing,
    gives: done(),
    refusals: ['factor-not-set-up'],
  }),
  renewRecoveryCodes: endpoint({
    summary: 'Ten fresh recovery codes, told once; the old ones are void',
    method: 'POST',
    path: '/wps/member/factors/recovery',
    ...changing,
    gives: Type.Object({ recoveryCodes }),
    refusals: ['factor-not-set-up'],
  }),
  beginPasskey: endpoint({
    summary: 'What a browser needs to make a passkey, good for five minutes',
    method: 'POST',
    path: '/wps/member/factors/passkey/begin',
    ...changing,
    gives: passkeyOptions,
    refusals: ['passkey-limit-reached'],
  }),
  addPasskey: endpoint({
    summary: 'Adds the passkey a browser made; the first factor comes with recovery codes',
    method: 'POST',
    path: '/wps/member/factors/passkeys',
    ...changing,
    body: Type.Object({ name: passkeyName(), response: newPasskey }),
    gives: Type.Object({ passkey, recoveryCodes }),
    refusals: ['passkey-limit-reached', 'passkey-refused'],
  }),
  renamePasskey: endpoint({
    summary: 'Gives a passkey another name',
    method: 'PUT',
    path: '/wps/member/factors/passkeys/:id',
    ...changing,
    params: Type.Object({ id: id() }),
    body: Type.Object({ name: passkeyName() }),
    gives: done(),
    refusals: ['passkey-unknown'],
  }),
  removePasskey: endpoint({
    summary: 'Removes a passkey: it opens nothing any more',
    method: 'DELETE',
    path: '/wps/member/factors/passkeys/:id',
    ...changing,
    params: Type.Object({ id: id() }),
    gives: done(),
    refusals: ['passkey-unknown'],
  }),
};

type OfStaff<S extends EndpointSpec> = Omit<S, 'path' | 'wire' | 'who' | 'evenDue'> & {
  readonly path: string;
  readonly wire: 'own';
  readonly who: 'staff';
  readonly evenDue: true;
};

/** The same call for a member of staff, about their own console account. */
function ofStaff<S extends EndpointSpec>(spec: S): OfStaff<S> {
  const path = spec.path.replace('/wps/member/', '/ops/');
  return {
    ...spec,
    summary: `${spec.summary} (staff)`,
    path,
    wire: 'own',
    who: 'staff',
    evenDue: true,
  };
}

export const factors = {
  ...ownFactors,
  listStaffFactors: ofStaff(ownFactors.listFactors),
  beginStaffTotp: ofStaff(ownFactors.beginTotp),
  confirmStaffTotp: ofStaff(ownFactors.confirmTotp),
  removeStaffTotp: ofStaff(ownFactors.removeTotp),
  renewStaffRecoveryCodes: ofStaff(ownFactors.renewRecoveryCodes),
  beginStaffPasskey: ofStaff(ownFactors.beginPasskey),
  addStaffPasskey: ofStaff(ownFactors.addPasskey),
  renameStaffPasskey: ofStaff(ownFactors.renamePasskey),
  removeStaffPasskey: ofStaff(ownFactors.removePasskey),
};
