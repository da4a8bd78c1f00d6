// The vocabulary of refusals: every reason for which Baize may decline a request, with its HTTP
// status and family code. A text for each stands in every shipped locale; a missing one is a
// compile error.
import { agentsRefusals } from './agents.ts';
import { agreementsRefusals } from './agreements.ts';
import { brandRefusals } from './brand.ts';
import { cashierRefusals } from './cashier.ts';
import { catalogueRefusals } from './catalogue.ts';
import { chatRefusals } from './chat.ts';
import { crashRefusals } from './crash.ts';
import { feedbackRefusals } from './feedback.ts';
import { requestRefusals } from './gateway.ts';
import { helpRefusals } from './help.ts';
import { identityRefusals } from './identity.ts';
import { instantRefusals } from './instant.ts';
import { jackpotsRefusals } from './jackpots.ts';
import { lotteryRefusals } from './lottery.ts';
import { noticesRefusals } from './notices.ts';
import { operatorRefusals } from './operator.ts';
import { pointsRefusals } from './points.ts';
import { promotionsRefusals } from './promotions.ts';
import { rebatesRefusals } from './rebates.ts';
import { vendorsRefusals } from './vendors.ts';
import { vipRefusals } from './vip.ts';
import { wageringRefusals } from './wagering.ts';
import { walletRefusals } from './wallet.ts';

export const refusals = {
  ...requestRefusals,
  ...identityRefusals,
  ...walletRefusals,
  ...wageringRefusals,
  ...catalogueRefusals,
  ...lotteryRefusals,
  ...instantRefusals,
  ...crashRefusals,
  ...jackpotsRefusals,
  ...vipRefusals,
  ...agentsRefusals,
  ...agreementsRefusals,
  ...vendorsRefusals,
  ...chatRefusals,
  ...brandRefusals,
  ...noticesRefusals,
  ...helpRefusals,
  ...feedbackRefusals,
  ...operatorRefusals,
  ...cashierRefusals,
  ...promotionsRefusals,
  ...pointsRefusals,
  ...rebatesRefusals,
} as const;
