// Vietnam's provinces: on which weekdays each has its draw, and what players call it in short. A
// short name that two provinces share names neither.
export interface Province {
  readonly code: string;
  readonly region: 'south' | 'central';
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly shorts: readonly string[];
}

type Listed = readonly (readonly [
  code: string,
  weekdays: readonly number[],
  ...shorts: readonly string[],
])[];

const south: Listed = [
  ['VN_TIEN_GIANG', [0], 'tg'],
  ['VN_KIEN_GIANG', [0], 'kg'],
  ['VN_DA_LAT', [0], 'dl', 'dlat'],
  ['VN_HCM', [1, 6], 'hcm', 'tp', 'sg'],
  ['VN_DONG_THAP', [1], 'dt'],
  ['VN_CA_MAU', [1], 'cm'],
  ['VN_BEN_TRE', [2], 'bt', 'btre'],
  ['VN_VUNG_TAU', [2], 'vt'],
  ['VN_BAC_LIEU', [2], 'bl', 'blieu'],
  ['VN_DONG_NAI', [3], 'dn', 'dnai'],
  ['VN_CAN_THO', [3], 'ct'],
  ['VN_SOC_TRANG', [3], 'st'],
  ['VN_TAY_NINH', [4], 'tn'],
  ['VN_AN_GIANG', [4], 'ag'],
  ['VN_BINH_THUAN', [4], 'bt', 'bthuan'],
  ['VN_VINH_LONG', [5], 'vl'],
  ['VN_BINH_DUONG', [5], 'bd', 'bduong'],
  ['VN_TRA_VINH', [5], 'tv'],
  ['VN_LONG_AN', [6], 'la'],
  ['VN_BINH_PHUOC', [6], 'bp'],
  ['VN_HAU_GIANG', [6], 'hg'],
];

const central: Listed = [
  ['VN_KON_TUM', [0], 'kt'],
  ['VN_KHANH_HOA', [0, 3], 'kh'],
  ['VN_HUE', [0, 1], 'hue', 'tth'],
  ['VN_PHU_YEN', [1], 'py'],
  ['VN_DAK_LAK', [2], 'dl', 'dlak'],
  ['VN_QUANG_NAM', [2], 'qn', 'qnam'],
  ['VN_DA_NANG', [3, 6], 'dn', 'dnang'],
  ['VN_BINH_DINH', [4], 'bd', 'bdinh'],
  ['VN_QUANG_TRI', [4], 'qt'],
  ['VN_QUANG_BINH', [4], 'qb'],
  ['VN_GIA_LAI', [5], 'gl'],
  ['VN_NINH_THUAN', [5], 'nt'],
  ['VN_QUANG_NGAI', [6], 'qn', 'qngai'],
  ['VN_DAK_NONG', [6], 'dno', 'dnong'],
];

const listed = (region: Province['region'], list: Listed): Province[] =>
  list.map(([code, weekdays, ...shorts]) => ({ code, region, weekdays, shorts }));

export const provinces: readonly Province[] = [
  ...listed('south', south),
  ...listed('central', central),
];

/** The provinces that players call so: one, several where they have to say which, or none. */
export function provincesCalled(short: string): readonly Province[] {
  return provinces.filter(({ shorts }) => shorts.includes(short.toLowerCase()));
}
