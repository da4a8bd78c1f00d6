// Vietnam's provinces and the weekdays on which each has its draw. What players call them stands
// with their slang.
export interface Province {
  readonly code: string;
  readonly region: 'south' | 'central';
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
}

type Listed = readonly (readonly [code: string, weekdays: readonly number[]])[];

const south: Listed = [
  ['VN_TIEN_GIANG', [0]],
  ['VN_KIEN_GIANG', [0]],
  ['VN_DA_LAT', [0]],
  ['VN_HCM', [1, 6]],
  ['VN_DONG_THAP', [1]],
  ['VN_CA_MAU', [1]],
  ['VN_BEN_TRE', [2]],
  ['VN_VUNG_TAU', [2]],
  ['VN_BAC_LIEU', [2]],
  ['VN_DONG_NAI', [3]],
  ['VN_CAN_THO', [3]],
  ['VN_SOC_TRANG', [3]],
  ['VN_TAY_NINH', [4]],
  ['VN_AN_GIANG', [4]],
  ['VN_BINH_THUAN', [4]],
  ['VN_VINH_LONG', [5]],
  ['VN_BINH_DUONG', [5]],
  ['VN_TRA_VINH', [5]],
  ['VN_LONG_AN', [6]],
  ['VN_BINH_PHUOC', [6]],
  ['VN_HAU_GIANG', [6]],
];

const central: Listed = [
  ['VN_KON_TUM', [0]],
  ['VN_KHANH_HOA', [0, 3]],
  ['VN_HUE', [0, 1]],
  ['VN_PHU_YEN', [1]],
  ['VN_DAK_LAK', [2]],
  ['VN_QUANG_NAM', [2]],
  ['VN_DA_NANG', [3, 6]],
  ['VN_BINH_DINH', [4]],
  ['VN_QUANG_TRI', [4]],
  ['VN_QUANG_BINH', [4]],
  ['VN_GIA_LAI', [5]],
  ['VN_NINH_THUAN', [5]],
  ['VN_QUANG_NGAI', [6]],
  ['VN_DAK_NONG', [6]],
];

const listed = (region: Province['region'], list: Listed): Province[] =>
  list.map(([code, weekdays]) => ({ code, region, weekdays }));

export const provinces: readonly Province[] = [
  ...listed('south', south),
  ...listed('central', central),
];
