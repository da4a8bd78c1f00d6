// The numbers of the lotteries. Clients keep them, so a number is never given again and never
// changes; a new game gets the next free one of its group.
export const lotteryIds: Readonly<Record<string, number>> = {
  SSC_1M: 1101,
  SSC_3M: 1102,
  SSC_5M: 1103,
  SSC_DAY: 1104,
  SSC_NIGHT: 1105,
  '11X5_1M': 1201,
  '11X5_3M': 1202,
  '11X5_5M': 1203,
  '11X5_DAY': 1204,
  LF3_1M: 1301,
  LF_3D: 1302,
  LF_PL3: 1303,
  LF_PL5: 1304,
  PK10_1M: 1401,
  PK10_3M: 1402,
  PK10_5M: 1403,
  K3_1M: 1501,
  K3_3M: 1502,
  K3_5M: 1503,
  LHC_5M: 1601,
  LHC_WEEK: 1602,
  LHC_SIX: 1603,
  PCB_1M: 1701,
  PCB_3M: 1702,
  KENO_5M: 1801,
};

const codes = new Map(Object.entries(lotteryIds).map(([code, id]) => [id, code]));

export const lotteryOfId = (id: number): string | undefined => codes.get(id);
