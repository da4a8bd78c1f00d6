// The module switches an operator turns per brand: a call or a screen that names one is offered
// only while it is on. Names are the family's; `on` is the state on a fresh platform.
export const modules = {
  COMM3: { on: true, fixed: true },
  REG3: { on: true },
  USERNAMEREG3: { on: true },
  DIRECTREG3: { on: true },
  MOBILENUMREG3: { on: false },
  REGMOBVERF3: { on: false },
  MOBILENUMPASSREG3: { on: false },
  FREEPLAY3: { on: true },
  CAPTCHA3: { on: true },
  PASS3: { on: true },
  GAMELO3: { on: true },
  DPSTBAS3: { on: true },
  WITHDRAW3: { on: true },
  BETREC3: { on: true },
  MEMTRANS3: { on: true },
  PWDEXPFORCECHANGE3: { on: false },
  MOBILEVERCODELOGIN3: { on: false },
  CHNGPASSVERIF3: { on: false },
  VERIFICATION3: { on: true },
  LOGINIPVERF3: { on: false },
  PHONEPROVIDER3: { on: false },
  LEGACYSEAL3: { on: false },
  AFFMAN3: { on: true },
  REFERRAL3: { on: false },
  PROFPIC3: { on: true },
  PASSKEY3: { on: true },
  TOTP3: { on: true },
  IDCHECK3: { on: true },
  AGENTPOLICY3: { on: false },
  MANPLAYREB3: { on: false },
} as const satisfies Record<string, { readonly on: boolean; readonly fixed?: boolean }>;

export type ModuleId = keyof typeof modules;
export const moduleIds = Object.keys(modules) as ModuleId[];
