// The module switches an operator turns per brand: a call or a screen that names one is offered
// only while it is on, and only while the one it stands under is. Names are the family's; `on` is
// the state on a fresh platform.
export const modules = {
  COMM3: { on: true, group: 'core', fixed: true },
  LEGACYSEAL3: { on: false, group: 'core' },
  REG3: { on: true, group: 'registration' },
  USERNAMEREG3: { on: true, group: 'registration', under: 'REG3' },
  DIRECTREG3: { on: true, group: 'registration', under: 'REG3' },
  MOBILENUMREG3: { on: false, group: 'registration', under: 'REG3' },
  REGMOBVERF3: { on: false, group: 'registration', under: 'REG3' },
  MOBILENUMPASSREG3: { on: false, group: 'registration', under: 'MOBILENUMREG3' },
  AFFMAN3: { on: true, group: 'registration' },
  REFERRAL3: { on: false, group: 'registration' },
  IDCHECK3: { on: true, group: 'registration' },
  CAPTCHA3: { on: true, group: 'sign-in' },
  FREEPLAY3: { on: true, group: 'sign-in' },
  VERIFICATION3: { on: true, group: 'sign-in' },
  MOBILEVERCODELOGIN3: { on: false, group: 'sign-in', under: 'VERIFICATION3' },
  LOGINIPVERF3: { on: false, group: 'sign-in' },
  PASSKEY3: { on: true, group: 'sign-in' },
  TOTP3: { on: true, group: 'sign-in' },
  PHONEPROVIDER3: { on: false, group: 'sign-in' },
  PASS3: { on: true, group: 'account' },
  PWDEXPFORCECHANGE3: { on: false, group: 'account', under: 'PASS3' },
  CHNGPASSVERIF3: { on: false, group: 'account', under: 'PASS3' },
  FEEDBACK3: { on: true, group: 'account' },
  INBOX3: { on: true, group: 'account' },
  CBS3: { on: true, group: 'account' },
  PROFPIC3: { on: true, group: 'account' },
  VIP3: { on: true, group: 'account' },
  AGENTCEN3: { on: true, group: 'account' },
  DPSTBAS3: { on: true, group: 'money' },
  WITHDRAW3: { on: true, group: 'money' },
  C2CPAY3: { on: false, group: 'money', under: 'DPSTBAS3' },
  BETREC3: { on: true, group: 'money' },
  MEMTRANS3: { on: true, group: 'money' },
  TEAMTRANS3: { on: true, group: 'money' },
  MANPLAYREB3: { on: false, group: 'money' },
  REWCEN3: { on: true, group: 'promotions' },
  MISSIONLB3: { on: true, group: 'promotions', under: 'REWCEN3' },
  PTSYS3: { on: true, group: 'promotions' },
  GAMELO3: { on: true, group: 'play' },
  GAMELOHOT3: { on: true, group: 'play', under: 'GAMELO3' },
  GAMELOFAV3: { on: true, group: 'play', under: 'GAMELO3' },
  GAMELOREC3: { on: true, group: 'play', under: 'GAMELO3' },
  JACKPOT3: { on: true, group: 'play', under: 'GAMELO3' },
  AGENTPOLICY3: { on: false, group: 'play' },
  SIGNCONDIV3: { on: true, group: 'play', under: 'AGENTPOLICY3' },
  DAILYSALCONT3: { on: true, group: 'play', under: 'AGENTPOLICY3' },
  HOURSAL3: { on: true, group: 'play', under: 'AGENTPOLICY3' },
  RTSALARY3: { on: true, group: 'play', under: 'AGENTPOLICY3' },
} as const satisfies Record<string, ModuleFact>;

export interface ModuleFact {
  readonly on: boolean;
  /** The group on the switchboard. */
  readonly group: string;
  readonly fixed?: boolean;
  readonly under?: string;
}

export type ModuleId = keyof typeof modules;
export const moduleIds = Object.keys(modules) as ModuleId[];

/** The switch that must be on for this one to offer anything. */
export function parentOf(module: ModuleId): ModuleId | undefined {
  const fact: ModuleFact = modules[module];
  return fact.under as ModuleId | undefined;
}
