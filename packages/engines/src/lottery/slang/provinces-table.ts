// The names of provinces in players' slang, the one that answers use first. A short name that two
// provinces share stands with both, and names neither. [S31]
import type { Region } from './words-table.ts';

export interface ProvinceNames {
  readonly code: string;
  readonly region: Region | 'north';
  readonly names: readonly string[];
}

type Listed = readonly (readonly [code: string, names: string])[];

const south: Listed = [
  ['VN_TIEN_GIANG', 'tgiang/tg/tiengiang/tien giang'],
  ['VN_KIEN_GIANG', 'kgiang/kg/kiengiang/kien giang'],
  ['VN_DA_LAT', 'dlat/dl/dalat/da lat/lam dong'],
  ['VN_HCM', 'hcm/tp/tphcm/tp hcm/sg/saigon/sai gon/ho chi minh/tpho/thanh pho'],
  ['VN_DONG_THAP', 'dthap/dongthap/dong thap'],
  ['VN_CA_MAU', 'cmau/cm/camau/ca mau'],
  ['VN_BEN_TRE', 'btre/bt/bentre/ben tre'],
  ['VN_VUNG_TAU', 'vtau/vt/vungtau/vung tau'],
  ['VN_BAC_LIEU', 'blieu/baclieu/bac lieu'],
  ['VN_DONG_NAI', 'dnai/dn/dongnai/dong nai'],
  ['VN_CAN_THO', 'ctho/ct/cantho/can tho'],
  ['VN_SOC_TRANG', 'strang/st/soctrang/soc trang'],
  ['VN_TAY_NINH', 'tninh/tn/tayninh/tay ninh'],
  ['VN_AN_GIANG', 'agiang/ag/angiang/an giang'],
  ['VN_BINH_THUAN', 'bthuan/bt/binhthuan/binh thuan'],
  ['VN_VINH_LONG', 'vlong/vl/vinhlong/vinh long'],
  ['VN_BINH_DUONG', 'bduong/bd/sb/binhduong/binh duong/song be'],
  ['VN_TRA_VINH', 'tvinh/tv/travinh/tra vinh'],
  ['VN_LONG_AN', 'lan/la/longan/long an'],
  ['VN_BINH_PHUOC', 'bphuoc/bp/binhphuoc/binh phuoc'],
  ['VN_HAU_GIANG', 'hgiang/hg/haugiang/hau giang'],
];

const central: Listed = [
  ['VN_KON_TUM', 'ktum/kt/kontum/kon tum'],
  ['VN_KHANH_HOA', 'khoa/kh/khanhhoa/khanh hoa'],
  ['VN_HUE', 'hue/tth/tthue/thua thien hue/thuathienhue'],
  ['VN_PHU_YEN', 'pyen/py/phuyen/phu yen'],
  ['VN_DAK_LAK', 'dlak/dl/daklak/dak lak/dac lac'],
  ['VN_QUANG_NAM', 'qnam/qn/quangnam/quang nam'],
  ['VN_DA_NANG', 'dnang/dn/danang/da nang'],
  ['VN_BINH_DINH', 'bdinh/bd/binhdinh/binh dinh'],
  ['VN_QUANG_TRI', 'qtri/qt/quangtri/quang tri'],
  ['VN_QUANG_BINH', 'qbinh/qb/quangbinh/quang binh'],
  ['VN_GIA_LAI', 'glai/gl/gialai/gia lai'],
  ['VN_NINH_THUAN', 'nthuan/nt/ninhthuan/ninh thuan'],
  ['VN_QUANG_NGAI', 'qngai/qn/quangngai/quang ngai'],
  ['VN_DAK_NONG', 'dnong/dn/daknong/dak nong/dac nong'],
];

const north: Listed = [['VN_N', 'mb/hn/hanoi/ha noi/mienbac/mien bac/dai bac/dbac/daibac']];

const listed = (region: ProvinceNames['region'], list: Listed): ProvinceNames[] =>
  list.map(([code, names]) => ({ code, region, names: names.split('/') }));

export const provinceNames: readonly ProvinceNames[] = [
  ...listed('south', south),
  ...listed('central', central),
  ...listed('north', north),
];
