// No two nouns declare a refusal of one name: the later one would replace the other unseen.
import { expect, test } from 'vitest';
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
import { refusals } from './index.ts';

test('each refusal is declared once, by one noun', () => {
  const nouns = [
    agentsRefusals,
    agreementsRefusals,
    brandRefusals,
    cashierRefusals,
    catalogueRefusals,
    chatRefusals,
    crashRefusals,
    feedbackRefusals,
    requestRefusals,
    helpRefusals,
    identityRefusals,
    instantRefusals,
    jackpotsRefusals,
    lotteryRefusals,
    noticesRefusals,
    operatorRefusals,
    pointsRefusals,
    promotionsRefusals,
    rebatesRefusals,
    vendorsRefusals,
    vipRefusals,
    wageringRefusals,
    walletRefusals,
  ];
  const names = nouns.flatMap((noun) => Object.keys(noun));
  expect(names.toSorted()).toEqual(Object.keys(refusals).toSorted());
});
