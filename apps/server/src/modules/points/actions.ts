// Every call of points and the action that answers it.
import type { points } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { adjustPoints } from './actions/adjust-points.ts';
import { convertPoint } from './actions/convert-point.ts';
import { createPointGood } from './actions/create-point-good.ts';
import { decideRedemption } from './actions/decide-redemption.ts';
import { editPointGood } from './actions/edit-point-good.ts';
import { findPointGoods } from './actions/find-point-goods.ts';
import { findRedemptions } from './actions/find-redemptions.ts';
import { getPointBalance } from './actions/get-point-balance.ts';
import { getPointConfig } from './actions/get-point-config.ts';
import { getPointReward } from './actions/get-point-reward.ts';
import { getPointRewardConversionType } from './actions/get-point-reward-conversion-type.ts';
import { getPointScheme } from './actions/get-point-scheme.ts';
import { getRedeemPointList } from './actions/get-redeem-point-list.ts';
import { listPointEntries } from './actions/list-point-entries.ts';
import { redeemPointReward } from './actions/redeem-point-reward.ts';
import { savePointScheme } from './actions/save-point-scheme.ts';
import type { PointsPorts } from './ports.ts';

export function createActions(ports: PointsPorts): Actions<typeof points> {
  return {
    getPointBalance: getPointBalance(ports),
    getPointConfig: getPointConfig(ports),
    getPointRewardConversionType: getPointRewardConversionType(ports),
    getPointReward: getPointReward(ports),
    getRedeemPointList: getRedeemPointList(ports),
    listPointEntries: listPointEntries(ports),
    redeemPointReward: redeemPointReward(ports),
    convertPoint: convertPoint(ports),
    getPointScheme: getPointScheme(ports),
    savePointScheme: savePointScheme(ports),
    findPointGoods: findPointGoods(ports),
    createPointGood: createPointGood(ports),
    editPointGood: editPointGood(ports),
    findRedemptions: findRedemptions(ports),
    decideRedemption: decideRedemption(ports),
    adjustPoints: adjustPoints(ports),
  };
}
