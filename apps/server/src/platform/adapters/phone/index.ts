// The door to outside phone verification: what any provider offers, and the sandbox one.
export type { PhoneFinding, PhoneProject, PhoneProvider } from './provider.ts';
export { httpPhoneProvider, type PhoneCompany } from './http-provider.ts';
export { openSandphone, type Sandphone } from './sandphone/index.ts';
